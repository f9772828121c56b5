/**
 * Clients of our server, two for each table, that play match after match: `node loop-clients.ts <base> <tables> <seed>`. Whoever
 * started them asks how many answers were acknowledged.
 */
import { Robot } from './robot.ts';

const [base = '', tables = '1', seed = '1'] = process.argv.slice(2);
const robots: Robot[] = [];
for (let i = 0; i < Number(tables); i++) {
  const maker = new Robot(base, '', true, Number(seed) + 2 * i);
  await maker.beGuest('Maker');
  const made = await maker.ask<{ id: string }>('POST', '/api/tables', { game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }] });
  maker.table = made?.id ?? '';
  const joiner = new Robot(base, maker.table, false, Number(seed) + 2 * i + 1);
  await joiner.beGuest('Joiner');
  robots.push(maker, joiner);
}
for (const robot of robots) robot.run();
process.on('message', () => process.send?.(robots.reduce((sum, { acks }) => sum + acks, 0)));
