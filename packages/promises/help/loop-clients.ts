/**
 * Clients that play match after match, one for each seat: `node loop-clients.ts <base> <seats of each table, e.g. 2,3,4> <seed>
 * <ours|theirs>`. Those of both servers do as little as they can. Whoever started them asks how many moves were taken.
 */
import { closedLoop } from './loop-ours.ts';
import { peerClients } from './loop-peer.ts';

const [base = '', tables = '2', seed = '1', whose = 'ours'] = process.argv.slice(2);
const taken = await (whose === 'ours' ? closedLoop : peerClients)(base, tables.split(',').map(Number), Number(seed));
process.on('message', () => process.send?.(taken()));
