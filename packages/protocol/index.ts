export * from './common.ts';
export * from './http.ts';
export * from './routes.ts';
export * from './socket.ts';
export * from './table.ts';
