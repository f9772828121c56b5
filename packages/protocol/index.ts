export * from './common.ts';
export * from './http.ts';
export { isAlike, nameAmong } from './names.ts';
export * from './notices.ts';
export { readAnswer } from './read-answer.ts';
export * from './routes.ts';
export { heard as heardSchema, look as lookSchema, serverMessage } from './server-message.ts';
export * from './socket.ts';
export * from './table.ts';
