export { BadConfig, type Config, readConfig } from './config.ts';
export { type Parts, type Running, serve } from './serve.ts';
export { openStore } from './store/open.ts';
