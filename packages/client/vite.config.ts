import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packed } from './tools/packed.ts';
import { budget, documentation, policy, serviceWorker, sprite, titleNames, titles } from './tools/plugins.ts';
import { titleBudget } from './tools/title-budget.ts';

/** Cards of titles: the lobby has all of them, so they stay together though the words of a title need its own. */
const CARDS = { name: 'about', test: /[\\/]games[\\/][^\\/]+[\\/]about\.ts$/ };

export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [react(), sprite(), policy(), titles(), documentation(), serviceWorker(), budget(), titleBudget(), packed()],
  define: { __TITLES__: await titleNames() },
  worker: { format: 'es' as const },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [CARDS] } } },
  },
  preview: { proxy: {} },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8080', '/socket': { target: 'http://127.0.0.1:8080', ws: true } } },
}));
