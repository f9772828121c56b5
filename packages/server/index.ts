export { BadConfig, type Config, readConfig } from './config.ts';
export { backupTo, restoreFrom } from './operations/backup.ts';
export { diagnose, type Finding } from './operations/doctor.ts';
export { type MoveReport, moveTo } from './operations/move.ts';
export { checkRatings } from './operations/ratings.ts';
export { type Parts, type Running, serve } from './serve.ts';
export { openStore } from './store/open.ts';
