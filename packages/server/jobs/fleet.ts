/** Several nodes: each job is picked up by one of them, through pg-boss. */
import { PgBoss } from 'pg-boss';
import type { Time } from '../ports.ts';
import { type Job, type Jobs, keyOf } from './contract.ts';

const QUEUE = 'table';
const SCHEMA = 'longtable_jobs';
/** Jobs further away than this are found by looking at the store when they are due. */
const SOON_MS = 1000;
/** A job whose node died is planned again by whoever looks; the old one must not stand in its way for long. */
const BUCKET_MS = 10_000;
const CONCURRENCY = 8;

export async function fleetJobs(url: string, time: Time, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 4, useListenNotify: true, supervise: true, schedule: false });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(QUEUE, { policy: 'exclusive', notify: true, expireInSeconds: 30, retryLimit: 0, deleteAfterSeconds: 60 });
  let closed = false;
  return {
    plan(job, inMs) {
      if (closed || (job.t === 'wake' && inMs > SOON_MS)) return;
      const send = (): void => {
        if (closed) return;
        const singletonKey = `${keyOf(job)}:${Math.floor(time.now() / BUCKET_MS)}`;
        boss.send(QUEUE, { ...job }, { singletonKey }).catch(onError);
      };
      if (inMs === 0) send();
      else time.after(inMs, send);
    },
    drop() {},
    async start(work) {
      const options = { batchSize: 1, localConcurrency: CONCURRENCY, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 };
      await boss.work<Job>(QUEUE, options, async (jobs) => {
        for (const { data } of jobs) await work(data).catch(onError);
      });
    },
    async close() {
      closed = true;
      await boss.stop({ graceful: true, timeout: 3000, close: true });
    },
  };
}
