/** The server that Playwright starts before all tests. */
import { PORT } from './ports.ts';
import { newFolder, spawnServer, stopped } from './server.ts';

const server = spawnServer(PORT, newFolder());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stopped(server).then(() => process.exit(0)));
server.once('exit', (code) => process.exit(code ?? 1));
