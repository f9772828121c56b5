/** Parts of the build: the icon sprite inside the page, the content security policy, frozen titles, the docs, the service worker, and a limit on script. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Names, ownCode, ownTitles, released } from '@longtable/frozen';
import { LANGUAGES } from '@longtable/kit';
import type { Plugin } from 'vite';
import { buildSite } from '../../../tools/docs/build.ts';
import { ICONS } from '../src/design/icons.ts';

const file = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** Puts the sprite into the page, so that icons cost no script and no request. */
export function sprite(): Plugin {
  return {
    name: 'longtable-sprite',
    transformIndexHtml(html) {
      const svg = file('src/design/icons.svg').replace('<svg ', '<svg class="sprite" aria-hidden="true" ');
      const drawn = [...svg.matchAll(/symbol id="i-([^"]+)"/g)].map(([, name]) => name);
      if (drawn.join() !== ICONS.join()) throw new Error('icons.ts and icons.svg name different icons');
      return html.replace('<div id="root">', `${svg}<div id="root">`);
    },
  };
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page carries its own policy, whatever serves it. */
export function policy(): Plugin {
  return {
    name: 'longtable-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}

/** Titles that the page knows: those of this build, and those that were released before rules had hashes. */
export async function titleNames(): Promise<string> {
  const legacy = released.flatMap(({ game, number, rules, words }) =>
    number === undefined ? [] : [[`${game} ${number}`, { rules, words }]],
  );
  return JSON.stringify({ games: await ownTitles(), legacy: Object.fromEntries(legacy) });
}

const filesOf = (names: Names): string[] => Object.values(names).flatMap(({ rules, words }) => [rules, words]);

/** Puts the frozen files of this build beside the page. */
export function titles(): Plugin {
  return {
    name: 'longtable-titles',
    configureServer(server) {
      server.middlewares.use('/titles', (request, response, next) => {
        const code = ownCode((request.url ?? '').slice(1).replace('.mjs', ''));
        if (code === null) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(code);
      });
    },
    async generateBundle() {
      for (const hash of filesOf(await ownTitles()))
        this.emitFile({ type: 'asset', fileName: `titles/${hash}.mjs`, source: ownCode(hash) ?? '' });
    },
  };
}

/** Puts the documentation beside the page. */
export function documentation(): Plugin {
  return {
    name: 'longtable-documentation',
    apply: 'build',
    async generateBundle() {
      const { files, problems } = await buildSite(fileURLToPath(new URL('../../../', import.meta.url)));
      if (problems.length > 0) this.error(`the documentation is not whole: ${problems.join('; ')}`);
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `docs/${name}`, source });
    },
  };
}

/** Beside the page, but not kept for times without a network. */
const isBeside = (name: string): boolean => name.startsWith('titles/') || name.startsWith('docs/');

/** Writes `sw.js` with the list of what was built. */
export function serviceWorker(): Plugin {
  return {
    name: 'longtable-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const all = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
        const frozen = all.filter((name) => name.startsWith('titles/')).map((name) => `/${name}`);
        const built = all.filter((name) => !isBeside(name));
        const files = ['/', '/manifest.webmanifest', '/icon.svg', ...built.map((name) => `/${name}`)];
        const version = createHash('sha256')
          .update([...files, ...frozen].join())
          .update(file('index.html'))
          .digest('hex')
          .slice(0, 12);
        const source = file('tools/service-worker.js')
          .replace('__VERSION__', version)
          .replace('__FILES__', JSON.stringify(files))
          .replace('__TITLES__', JSON.stringify(frozen));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** Script before the lobby can be used, in bytes after gzip, one language included. Tables, games, boards and rules come on demand. */
const SHELL_LIMIT = 110_000;
/** The page waits for one of these. */
const LANGUAGE = /\/i18n\/(en|de)\.ts$/;

/** Fails the build when what every visitor loads first has grown too large. */
export function budget(): Plugin {
  return {
    name: 'longtable-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const first = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry && part.name === 'index');
        if (first?.type !== 'chunk') return this.error('the build has no first chunk');
        const needed = new Set<string>();
        const need = (name: string): void => {
          const part = bundle[name];
          if (part?.type !== 'chunk' || needed.has(name)) return;
          needed.add(name);
          for (const other of part.imports) need(other);
        };
        need(first.fileName);
        const weigh = (name: string): number => {
          const part = bundle[name];
          return part?.type === 'chunk' ? gzipSync(part.code).length : 0;
        };
        const languages = Object.values(bundle).filter((part) => part.type === 'chunk' && LANGUAGE.test(part.facadeModuleId ?? ''));
        if (languages.length !== LANGUAGES.length) return this.error('the languages of the page are not files of their own');
        const spoken = Math.max(...languages.map(({ fileName }) => weigh(fileName)));
        const size = [...needed].reduce((sum, name) => sum + weigh(name), spoken);
        const words = `script before the lobby: ${(size / 1000).toFixed(1)} kB gzip in ${needed.size} files`;
        if (size > SHELL_LIMIT) this.error(`${words}, more than ${SHELL_LIMIT / 1000} kB`);
        this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify({ gzip: size, files: [...needed] }) });
      },
    },
  };
}
