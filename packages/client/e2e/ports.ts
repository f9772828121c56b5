/**
 * Addresses of the servers that the tests start: one for all, and one for each hand that plays at the same time, to be stopped and
 * started again. E2E_PORT moves them all.
 */
export const PORT = Number(process.env['E2E_PORT'] ?? 4310);
export const RESTART_PORT = PORT + 1 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
