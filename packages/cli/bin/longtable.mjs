#!/usr/bin/env node
// Plain JavaScript, so that any Node from 20 on can start it: brings Node 24 and the packages when they are missing, then hands over.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { install, node24 } from '../../../tools/node24.mjs';

install();
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const child = spawn(node24(), ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
