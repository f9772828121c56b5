/**
 * Clients that play match after match, two for each table: `node loop-clients.ts <base> <tables> <seed> <ours|theirs>`. Those of both
 * servers do as little as they can. Whoever started them asks how many moves were taken.
 */
import { ourClients } from './loop-ours.ts';
import { peerClients } from './loop-peer.ts';

const [base = '', tables = '1', seed = '1', whose = 'ours'] = process.argv.slice(2);
const taken = await (whose === 'ours' ? ourClients : peerClients)(base, Number(tables), Number(seed));
process.on('message', () => process.send?.(taken()));
