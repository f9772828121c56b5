export { BadConfig, type Config, readConfig } from './config.ts';
export { openStore, type Parts, type Running, serve } from './serve.ts';
