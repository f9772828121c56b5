/** People with accounts, for tests. Passkeys need a name, so these come to "localhost". */
import { type Answered, Player } from '../../../promises/help/player.ts';
import { type Started, startServer } from '../../../promises/help/setting.ts';
import { Authenticator } from './authenticator.ts';

export const startNamed = async (env: Record<string, string>): Promise<Started> => {
  const server = await startServer(env);
  return { ...server, base: `http://localhost:${server.port}` };
};

interface Begun {
  readonly ceremony: string;
  readonly options: { readonly challenge: string };
}
export const begin = async (player: Player, path: string): Promise<Begun> => (await player.ask('POST', path, {})).body as unknown as Begun;

/** Makes a passkey and keeps it. */
export async function keepName(player: Player, key = new Authenticator()): Promise<Authenticator> {
  const { ceremony, options } = await begin(player, '/api/my/passkey/options');
  const { status, body } = await player.ask('POST', '/api/my/passkey', { ceremony, response: key.create(options, player.base) });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return key;
}

export async function signIn(player: Player, key: Authenticator): Promise<Answered> {
  const { ceremony, options } = await begin(player, '/api/sign-in/options');
  return player.ask('POST', '/api/sign-in/passkey', { ceremony, response: key.get(options, player.base) });
}

export async function accountNamed(base: string, name: string): Promise<{ player: Player; key: Authenticator }> {
  const player = await Player.named(base, name);
  return { player, key: await keepName(player) };
}

/** A program with a token of these rights. */
export async function program(player: Player, rights: readonly string[], bot?: string): Promise<Player> {
  const { status, body } = await player.ask('POST', '/api/my/tokens', { name: 'test', rights, ...(bot === undefined ? {} : { bot }) });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const made = new Player(player.base);
  made.token = String(body['token']);
  return made;
}
