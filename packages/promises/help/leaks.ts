/** Plays a whole match with canaries and scans every byte that came to each viewer. */
import { canaryTitles, HIDDEN, seatCanary } from './canary.ts';
import { Player, playOn } from './player.ts';
import { removeFolder, type Started, startServer, temporaryFolder } from './setting.ts';

export interface Scan {
  readonly game: string;
  /** Played to the end. */
  matches: number;
  /** Given up when the time was over; scanned as far as they came. */
  unfinished: number;
  bytes: number;
  hits: string[];
}

export async function canaryServer(spoil?: Parameters<typeof canaryTitles>[0]): Promise<Started> {
  const folder = temporaryFolder();
  const server = await startServer({ DATA_DIR: folder }, { titles: await canaryTitles(spoil) });
  return {
    ...server,
    async close() {
      await server.close();
      removeFolder(folder);
    },
  };
}

/** Words that must not be among the bytes of a viewer. */
function forbidden(viewer: number | null, players: readonly Player[]): string[] {
  const others = players.map((_, seat) => seat).filter((seat) => seat !== viewer);
  const tokens = players.map((p) => p.cookie.split('=')[1] ?? '').filter((token) => token !== '');
  return [HIDDEN, ...others.map(seatCanary), ...tokens, '"secret"', '"stack":[', '"chance":{'];
}

/** Answers that several seats have sealed, side by side: a look, or a change of one, holds the viewer's own. */
const SEALED_BY_ALL = /"sealed":\[(?:null|"[^"]*"|[-\d.]+|\[[^\]]*\]),/;

/** A sight that a viewer should not have had. */
export function leaksIn(text: string, viewer: number | null, players: readonly Player[]): string[] {
  const found = forbidden(viewer, players).filter((word) => text.includes(word));
  return SEALED_BY_ALL.test(text) ? [...found, '"sealed"'] : found;
}

/** True if the match came to its end in time. */
async function playThrough(people: readonly Player[], eve: Player, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  await playOn(people, () => performance.now() > end, ms + 60_000);
  if (!people.every(({ finished }) => finished)) return false;
  await eve.until(() => eve.finished, 60_000);
  return true;
}

export async function scanMatch(server: Started, scan: Scan, seats: number, ms = 120_000): Promise<void> {
  const people = await Promise.all(Array.from({ length: Math.min(2, seats) }, (_, i) => Player.named(server.base, `P${i}`)));
  const eve = new Player(server.base);
  for (const player of [...people, eve]) player.keepBytes = true;
  const form = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { who: 'me' } : i < people.length ? { who: 'open' } : { who: 'bot', level: 'apprentice' },
  );
  const { id } = await people[0]!.make({ game: scan.game, seats: form, listed: true });
  for (const player of people.slice(1)) await player.ask('POST', `/api/tables/${id}/join`, {});
  for (const player of [...people, eve]) await player.watch(id);
  await people[0]!.do({ t: 'start' });
  for (const player of people) await player.until(() => player.looks.size === 1);
  if (await playThrough(people, eve, ms)) scan.matches++;
  else scan.unfinished++;
  for (const path of [`/api/tables/${id}`, '/api/tables', '/api/my/tables'])
    for (const player of [...people, eve]) await player.ask('GET', path);
  for (const [viewer, player] of [...people.entries(), [null, eve] as const]) {
    const text = player.bytes.join('\n');
    scan.bytes += text.length;
    for (const word of leaksIn(text, viewer, people)) scan.hits.push(`${scan.game}: ${viewer ?? 'spectator'} saw ${word.slice(0, 24)}`);
    player.close();
  }
}
