/**
 * Turns over simulated days: people come, answer and go; some are told by webhook, some in the browser, some by e-mail. What is due is worked
 * out here from what players see, not from what the server plans. The server is restarted on the way, also by failures between an entry and
 * its notice.
 */
import { rndFrom } from '@longtable/kernel';
import { readConfig } from '@longtable/server/config.ts';
import { serve } from '@longtable/server/serve.ts';
import type { Store } from '@longtable/server/store/contract.ts';
import { sqliteStore } from '@longtable/server/store/sqlite.ts';
import { canaryTitles, HIDDEN } from './canary.ts';
import { type Due, type Kind, linesIn, type NoticeResult, verdict } from './notices-verdict.ts';
import { Player } from './player.ts';
import { type MailReceiver, mailReceiver, type WebReceiver, webReceiver } from './receivers.ts';
import { GENEROUS, removeFolder, temporaryFolder } from './setting.ts';
import { steppedTime } from './stepped-time.ts';

/** A fault that is planted to see that it is found. */
export type Plant = 'twice' | 'lost' | 'secret' | 'late' | 'astray';

export interface NoticeRun {
  readonly turns: number;
  /** So many turns lie between two restarts. */
  readonly restartEvery: number;
  readonly plant?: Plant;
  readonly seed?: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const START = Date.UTC(2026, 0, 5, 8);
/** People are warned two hours before their two days are over. */
const CLOCK = { kind: 'days', days: 2, vacation: true };
const WARN_MS = 46 * HOUR;
/** Nobody is made to run out of time. */
const LONGEST_MS = 47 * HOUR;
const PEOPLE = 6;

/** A table and whom it waits for, as its players see it. */
interface Match {
  readonly id: string;
  /** The person on each seat. */
  readonly people: readonly number[];
  readonly since: Map<number, number>;
  readonly warned: Set<number>;
}

class Rehearsal {
  readonly time = steppedTime(START, () => this.web.underWay + this.mail.underWay > 0);
  readonly folder = temporaryFolder();
  readonly players: Player[] = [];
  readonly matches: Match[] = [];
  readonly due: Due[] = [];
  readonly outages: { from: number; to: number }[] = [];
  readonly run: NoticeRun;
  readonly rnd;
  server: Awaited<ReturnType<typeof serve>> | null = null;
  store: Store | null = null;
  web!: WebReceiver;
  mail!: MailReceiver;
  /** The power fails before the next notice is planned. */
  dying = false;
  /** Notices that were waited for in vain. */
  given = 0;
  #planned = 0;
  readonly #chosen = new Set<string>();
  /** Ways that were told something, with their owners. */
  readonly #ways = new Map<string, string>();

  constructor(run: NoticeRun) {
    this.run = run;
    this.rnd = rndFrom(run.seed ?? 7);
  }

  /** The store of a server that may lose power just before a notice is planned, and with the planted fault. */
  wrapped(store: Store): Store {
    const { notices } = store;
    const { plant } = this.run;
    const plan: typeof notices.plan = async (rows) => {
      if (this.dying) throw new Error('no power');
      const isChosen = rows.some(({ kind, due }) => kind === 'turn' && due !== null) && this.#planned++ % 5 === 2;
      // Lost for good: the board would plan it again.
      if (isChosen) for (const { id } of rows) this.#chosen.add(id);
      if (plant === 'lost' && rows.some(({ id }) => this.#chosen.has(id))) return 0;
      if (plant === 'late' && isChosen) return notices.plan(rows.map((row) => ({ ...row, due: (row.due ?? 0) + 9 * SECOND })));
      if (plant === 'twice' && isChosen) await notices.plan(rows.map((row) => ({ ...row, id: `${row.id}-again` })));
      for (const { guest, channel } of rows) this.#ways.set(guest, channel);
      const other = [...this.#ways.keys()].find((guest) => guest !== rows[0]?.guest);
      // Told to somebody whom the table does not wait for.
      if (plant === 'astray' && isChosen && other !== undefined)
        await notices.plan(rows.map((row) => ({ ...row, id: `${row.id}-astray`, channel: this.#ways.get(other)! })));
      return notices.plan(rows);
    };
    return { ...store, notices: { ...notices, plan } };
  }

  async start(): Promise<void> {
    this.store = await sqliteStore(`${this.folder}/longtable.sqlite`);
    const mail = { SMTP_URL: this.mail.url, MAIL_FROM: 'table@loopback.example' };
    const titles = this.run.plant === 'secret' ? await tellingTitles() : await canaryTitles();
    const config = readConfig({ ...GENEROUS, DATA_DIR: this.folder, NOTICES_LOOPBACK: '1', ...mail });
    this.server = await serve(config, { store: this.wrapped(this.store), time: this.time, titles });
    const base = `http://127.0.0.1:${this.server.port}`;
    for (const player of this.players) player.base = base;
    // Reads the words of all games, so that no notice waits for them.
    await fetch(`${base}/api/games`);
  }

  /** A while without a server, which counts for nobody's clock. `since`: what became due from there on is due when it is back. */
  async restart(since = this.due.length): Promise<void> {
    const from = this.time.now();
    await this.store?.beat(from);
    for (const player of this.players) player.close();
    await this.server?.close();
    const to = from + (10 + this.rnd(3600)) * SECOND;
    this.time.set(to);
    this.outages.push({ from, to });
    this.dying = false;
    await this.start();
    for (const due of this.due.slice(since)) due.from = to;
    await this.time.pass(3 * SECOND);
  }

  async seat(): Promise<void> {
    for (let i = 0; i < PEOPLE; i++) {
      this.players.push(await Player.named(`http://127.0.0.1:${this.server?.port}`, `P${i}`));
      await this.connect(i);
    }
    for (let t = 0; t < PEOPLE; t++) this.matches.push(await this.table([t, (t + 1) % PEOPLE]));
  }

  addressOf = (i: number): string => (i % 3 === 0 ? `/hook/${i}` : i % 3 === 1 ? `browser-${i}` : `p${i}@loopback.example`);

  /** A third is told by webhook, a third in the browser, a third by e-mail. */
  async connect(i: number): Promise<void> {
    const player = this.players[i]!;
    if (i % 3 === 0) {
      const url = `${this.web.base}/hook/${i}`;
      const { body } = await player.ask('POST', '/api/my/notices/webhook', { url, form: 'json' });
      this.web.secrets.set(`/hook/${i}`, String(body['secret']));
      return;
    }
    if (i % 3 === 1)
      return void (await player.ask('POST', '/api/my/notices/push', { ...this.web.browser(`browser-${i}`), label: 'Browser' }));
    const { body } = await player.ask('POST', '/api/my/notices/mail', { address: this.addressOf(i) });
    const code = /code is (\d{6})/.exec(this.mail.arrived.at(-1)?.text ?? '')?.[1];
    const { id } = body['channel'] as { id: string };
    const { status } = await player.ask('POST', '/api/my/notices/mail/confirm', { channel: id, code });
    if (status !== 200) throw new Error('the code was refused');
  }

  async table(people: readonly number[]): Promise<Match> {
    const [first, second] = people.map((one) => this.players[one]!);
    const { id } = await first!.make({ game: 'skirmish', seats: [{ who: 'me' }, { who: 'open' }], clock: CLOCK });
    await second!.ask('POST', `/api/tables/${id}/join`, {});
    first!.heard.clear();
    await first!.watch(id);
    await first!.do({ t: 'start' });
    await first!.until(() => first!.looks.size > 0);
    const match: Match = { id, people, since: new Map(), warned: new Set() };
    this.note(match, first!.looks.get(0)?.awaited ?? [], 0);
    await this.go(first!);
    return match;
  }

  /** Stays long enough to have seen what is asked now. */
  async go(player: Player): Promise<void> {
    await this.time.pass(SECOND);
    player.close();
  }

  /** Notes who is newly waited for and so is to be told; not those who sit there and see it. */
  note(match: Match, awaited: readonly number[], here: number): void {
    for (const seat of [0, 1]) {
      if (!awaited.includes(seat)) match.since.delete(seat);
      else if (!match.since.has(seat)) {
        match.since.set(seat, this.time.now());
        match.warned.delete(seat);
        if (seat !== here) this.expect(match, seat, 'turn');
      }
    }
  }
  expect(match: Match, seat: number, kind: Kind, from = this.time.now()): void {
    this.due.push({ to: this.addressOf(match.people[seat]!), kind, from });
  }

  /** One person answers all that is asked of them at one table, and goes. */
  async turn(match: Match, crash: boolean): Promise<void> {
    const seat = [...match.since.keys()][0]!;
    const player = this.players[match.people[seat]!]!;
    player.heard.clear();
    await player.watch(match.id);
    this.dying = crash;
    for (let look = player.looks.get(seat); look?.result === null && look.awaited.includes(seat); look = player.looks.get(seat)) {
      const before = look;
      await player.step(this.rnd);
      await player.until(() => player.looks.get(seat) !== before);
      const now = player.looks.get(seat);
      this.note(match, now?.result === null ? now.awaited : [], seat);
    }
    const over = player.finished;
    if (over) this.expect(match, 1 - seat, 'over');
    // Nobody knows any more that the last to move was there.
    if (over && crash) this.expect(match, seat, 'over');
    if (!crash) {
      await this.go(player);
      await this.time.pass(2 * SECOND);
    }
    if (over) this.matches[this.matches.indexOf(match)] = { ...match, since: new Map(), id: '' };
  }

  /** Hours pass; everybody whose clock comes near its end is warned on the way. */
  async think(): Promise<void> {
    const waits = this.matches.flatMap((match) => [...match.since].map(([seat, since]) => ({ match, seat, since })));
    const wish = this.time.now() + (this.rnd(8) === 0 ? 12 * HOUR : this.rnd(90) * 60 * SECOND);
    const end = Math.min(wish, ...waits.map(({ since }) => this.after(since, LONGEST_MS)));
    const late = waits
      .map((wait) => ({ ...wait, at: this.after(wait.since, WARN_MS) }))
      .filter(({ match, seat, at }) => at <= end && !match.warned.has(seat))
      .toSorted((a, b) => a.at - b.at);
    for (const { match, seat, at } of late) {
      await this.jump(at);
      match.warned.add(seat);
      this.expect(match, seat, 'clock', at);
      await this.time.pass(2 * SECOND);
    }
    await this.jump(end);
  }

  /** When so much time has run on a clock: times without a server do not count. */
  after(since: number, ms: number): number {
    let at = since + ms;
    for (const { from, to } of this.outages) if (from < at && to > since) at += to - Math.max(from, since);
    return at;
  }

  /** The beats of the hours between are written in one go: the server was there all the time. */
  async jump(to: number): Promise<void> {
    await this.settled();
    if (to <= this.time.now()) return;
    this.time.set(to);
    await this.store?.beat(to);
  }

  /** Waits until all that is due has come, or nobody believes in it any more. */
  async settled(): Promise<void> {
    const came = (): number => linesIn(this.web, this.mail).length + this.given;
    for (let n = 0; n < 8 && came() < this.due.length; n++) await this.time.pass(SECOND);
    for (let n = 0; n < 200 && came() < this.due.length; n++) await new Promise((done) => setTimeout(done, 10));
    this.given += Math.max(0, this.due.length - came());
  }

  /** The match that has waited too long, or any but the first, which people like to forget. */
  next(): Match {
    const isOld = ({ since }: Match): boolean => [...since.values()].some((at) => this.after(at, LONGEST_MS - HOUR / 2) <= this.time.now());
    return this.matches.find(isOld) ?? this.matches[1 + this.rnd(PEOPLE - 1)]!;
  }

  async play(): Promise<number> {
    let restarts = 0;
    for (let n = 1; n <= this.run.turns; n++) {
      const restarting = n % this.run.restartEvery === 0;
      const before = this.due.length;
      await this.turn(this.next(), restarting && restarts % 2 === 0);
      if (restarting) {
        restarts++;
        await this.restart(restarts % 2 === 1 ? before : undefined);
      }
      for (const [i, match] of this.matches.entries()) if (match.id === '') this.matches[i] = await this.table(match.people);
      await this.time.pass(2 * SECOND);
      await this.think();
    }
    await this.settled();
    return restarts;
  }
}

/** Titles whose name holds a secret of the table: a notice that says it is found. */
async function tellingTitles(): ReturnType<typeof canaryTitles> {
  const titles = await canaryTitles();
  return {
    ...titles,
    async words(hash) {
      const real = await titles.words(hash);
      const { texts } = real.words;
      return { ...real, words: { ...real.words, texts: { ...texts, en: { ...texts.en, name: `${texts.en.name} ${HIDDEN}` } } } };
    },
  };
}

export async function rehearse(run: NoticeRun): Promise<NoticeResult> {
  const stage = new Rehearsal(run);
  stage.web = await webReceiver(() => stage.time.now());
  stage.mail = await mailReceiver(() => stage.time.now());
  try {
    await stage.start();
    await stage.seat();
    const restarts = await stage.play();
    const days = (stage.time.now() - START) / (24 * HOUR);
    return { turns: run.turns, restarts, days, ...verdict(stage.due, stage.web, stage.mail, stage.players) };
  } finally {
    for (const player of stage.players) player.close();
    await stage.server?.close();
    await stage.web.close();
    await stage.mail.close();
    removeFolder(stage.folder);
  }
}
