/** Addresses of the servers that the tests start: one for all, one to be stopped and started again. E2E_PORT moves both. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4310);
export const RESTART_PORT = PORT + 1;
