/** Addresses of the servers that the tests start: one for all, one to be stopped and started again. */
export const PORT = 4310;
export const RESTART_PORT = 4311;
