/** `longtable serve` where it cannot serve: one line, and the process ends. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { longtable, temporary } from './run.ts';

test('a port in use, and a host that is not here, are told in a line and end the server', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const bound = other.address();
  const port = bound !== null && typeof bound === 'object' ? String(bound.port) : '';
  const data = temporary();
  expect(await longtable(['serve', '--port', port, '--data', data])).toMatchObject({ code: 2, err: expect.stringContaining('in use') });
  other.close();
  expect(await longtable(['serve', '--host', '192.0.2.1', '--port', '0', '--data', data])).toMatchObject({
    code: 2,
    err: expect.stringContaining('no address of this machine'),
  });
});
