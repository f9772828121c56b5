/** One match of this device: a host, its record, its bots. Runs in a worker. */
import { withWish } from '@longtable/bots/wishes';
import type { FrozenRules, FrozenWords } from '@longtable/frozen/contract';
import {
  botRuns,
  type Command,
  chain,
  commitmentTo,
  type Entry,
  formatFor,
  type Host,
  type HostRefusal,
  host,
  pauseBefore,
  promiseOf,
  type Receipt,
} from '@longtable/host';
import { rndFrom, type Seat, type Spec } from '@longtable/kernel';
import type { Language } from '@longtable/kit';
import { type Lesson, steered } from '../../lessons/lesson.ts';
import type { AnyHeard, AnyLook, Eyes, World } from '../link/table-link.ts';
import { loadWords, rulesHash, wordsFor } from '../state/titles.ts';
import { guiding, toldAnswer } from './guided.ts';
import { make, NotPlayable, rulesNamed } from './make.ts';
import { type LocalMatch, readMatch, writeMatch } from './records.ts';

const dealOf = ({ id, game, rules, seats, options, nonces }: LocalMatch) => ({
  table: id,
  game,
  rules,
  seats: seats.length,
  options,
  nonces,
});

/** The files of a match: what it is played by, and what tells of it. */
interface Files {
  readonly rules: FrozenRules;
  readonly hash: string;
  readonly words: FrozenWords;
  readonly wordsHash: string;
}

/** The words of this build or of a release; of rules in between the newest that a server knows. */
async function wordsOf(hash: string): Promise<string> {
  const known = wordsFor(hash);
  if (known !== null) return known;
  const answer = await fetch(`/titles/${hash}.json`).catch(() => null);
  const { words } = (answer?.ok ? await answer.json() : {}) as { words?: string };
  if (words === undefined) throw new NotPlayable('other-rules');
  return words;
}

async function filesOf({ game, rules: name, words: kept }: LocalMatch): Promise<Files> {
  const hash = rulesHash(game, name);
  if (hash === null) throw new NotPlayable('other-rules');
  const rules = await rulesNamed(game, hash);
  const wordsHash = wordsFor(hash) ?? kept ?? (await wordsOf(hash));
  const words = await loadWords(wordsHash).catch(() => {
    throw new NotPlayable('other-rules');
  });
  return { rules, hash, words, wordsHash };
}

function begin({ rules }: Files, record: LocalMatch): Host<Spec> {
  const { seats, options, holders, from } = record;
  const start = { seats: seats.length, options, holders, ...(from !== undefined && { from }) };
  const fair = rules.chance(record.secret, dealOf(record));
  return host(rules, start, record.lesson === undefined ? fair : steered(record.lesson.chance, fair));
}

/** Offers that bots take up before they answer. */
const MOST_OFFERS = 6;

function advance(match: Host<Spec>, entry: Entry): void {
  const prepared = match.prepare(entry as Command);
  if ('refused' in prepared) throw new NotPlayable('other-rules');
  prepared.commit();
}

export class Authority {
  readonly files: Files;
  record: LocalMatch;
  milliseconds = 700;
  readonly #host: Host<Spec>;
  readonly #changed: () => void;
  #lesson: Lesson | null;
  /** Why each bot did what it did last, by seat. */
  readonly #reasons: (Readonly<Record<Language, string>> | null)[] = [];
  /** Offers that bots took up since the last answer. */
  #taken = 0;
  #busy: Promise<void> = Promise.resolve();
  #botTurn = false;
  readonly #run = botRuns();

  private constructor(files: Files, record: LocalMatch, lesson: Lesson | null, changed: () => void) {
    this.files = files;
    this.record = record;
    this.#lesson = lesson;
    this.#changed = changed;
    this.#host = begin(files, record);
    for (const entry of record.entries) advance(this.#host, entry);
  }

  static async open(id: string, changed: () => void): Promise<Authority> {
    const record = await readMatch(id);
    if (record === undefined) throw new NotPlayable('not-found');
    const files = await filesOf(record);
    return new Authority(files, { ...record, words: files.wordsHash }, await guiding(record), changed);
  }

  get persons(): Seat[] {
    return this.record.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }
  look(seat: Seat | null): AnyLook {
    return this.#host.look(seat);
  }
  heard(seat: Eyes): AnyHeard[] {
    return this.#host.heard(seat);
  }
  lookAt(seat: Eyes, n: number): AnyLook | null {
    return this.#host.lookAt(seat, n);
  }

  /** One after the other, each safe before it is shown. */
  submit(command: Command): Promise<HostRefusal | null> {
    const result = this.#busy.then(() => this.#take(command));
    this.#busy = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async #take(command: Command): Promise<HostRefusal | null> {
    const prepared = this.#host.prepare(command);
    if ('refused' in prepared) return prepared;
    const entries = [...this.record.entries, prepared.entry];
    await writeMatch({ ...this.record, entries, updated: Date.now() });
    prepared.commit();
    this.record = { ...this.record, entries, updated: Date.now(), ...this.#standing() };
    await writeMatch(this.record);
    this.#changed();
    void this.bots();
    return null;
  }

  #standing(): Pick<LocalMatch, 'heading' | 'waiting' | 'result'> {
    const look = this.look(null);
    const name = (seat: Seat): string => this.record.seats[seat]?.name ?? '';
    const of = (language: Language) => this.files.words.words.tableau({ view: look.view, with: {}, name }, language).heading;
    return {
      heading: { en: of('en'), de: of('de') },
      waiting: look.awaited.some((seat) => this.persons.includes(seat)),
      result: look.result,
    };
  }

  /** Lets bots answer until a person is asked. */
  async bots(): Promise<void> {
    if (this.#botTurn) return;
    this.#botTurn = true;
    try {
      for (;;) {
        const { awaited, asked } = this.look(null);
        const seat = awaited.find((s) => this.record.seats[s]?.bot);
        if (seat === undefined) return;
        const ask = this.#host.match.open.find((open) => open.seat === seat);
        const run = this.#run(this.#host.match.given, (other) => Boolean(this.record.seats[other]?.bot));
        // What several answer at once nobody sees yet.
        const first = asked.length > 1 ? this.milliseconds / 4 : this.milliseconds;
        if (ask !== undefined) await new Promise((done) => setTimeout(done, pauseBefore(ask, run, first)));
        await this.#move(seat, this.record.seats[seat]?.bot ?? '');
      }
    } finally {
      this.#botTurn = false;
    }
  }

  async #move(seat: Seat, level: string): Promise<void> {
    const ask = this.#host.match.open.find((open) => open.seat === seat);
    if (ask === undefined) return;
    const told = this.#lesson === null ? null : toldAnswer(this.#lesson, this.record.entries, ask);
    const { answer, offer } = told === null ? this.#think(seat, level) : { answer: told, offer: undefined };
    if (told !== null) this.#reasons[seat] = null;
    await this.submit(offer === undefined ? { t: 'answer', seat, answer } : { t: 'offer', seat, kind: offer, answer });
  }

  /** The bot sees a world that its seat could be in, never the true one. */
  #think(seat: Seat, level: string): ReturnType<FrozenWords['think']> {
    const { engine, match } = this.#host;
    const { rules, words } = this.files;
    const seed = Math.floor(Math.random() * 2 ** 31);
    const saved = engine.save(engine.imagine(match, seat, rndFrom(seed)));
    const offers = this.#lesson === null && this.#taken < MOST_OFFERS;
    const decision = words.think(rules, { saved, seat, level, seed, offers, wishes: this.record.wishes ?? [] });
    this.#taken = decision.offer === undefined ? 0 : this.#taken + 1;
    this.#reasons[seat] = decision.why ?? null;
    return decision;
  }

  /** A world that everybody may imagine; for a seat only where one person plays against bots, is asked, and has no other teacher. */
  imagine(seat: Seat | null): World | null {
    const { engine, match } = this.#host;
    const isAlone = this.persons.length === 1 && this.persons[0] === seat && this.#lesson === null;
    if (match.result !== null || (seat !== null && !(isAlone && engine.awaited(match).includes(seat)))) return null;
    const luck = (): number => Math.floor(Math.random() * 2 ** 31);
    return { world: engine.save(engine.imagine(match, seat, rndFrom(luck()))), seed: luck() };
  }

  /** Bots answer at once, and keep it in mind. */
  async wish({ seat, kind, at }: { seat: Seat; kind: string; at: string }): Promise<HostRefusal | null> {
    const { engine, match, game } = this.#host;
    const open = engine.save(engine.imagine(match, null, rndFrom(1)));
    const bots = this.record.seats.flatMap(({ bot }, other) => (bot === null ? [] : [other]));
    const wish = this.files.words.wishes?.answered({ game, engine: () => engine }, open, { by: seat, kind, at }, bots) ?? null;
    if (wish === null || bots.length === 0 || !this.persons.includes(seat)) return { refused: 'not-an-option' };
    this.record = { ...this.record, wishes: withWish(this.record.wishes ?? [], wish) };
    await writeMatch(this.record);
    this.#changed();
    return null;
  }

  reasonOf(seat: Seat): Readonly<Record<Language, string>> | null {
    return this.#reasons[seat] ?? null;
  }

  /** Leaves the coach. What was steered stays as it was. */
  async playAlone(): Promise<void> {
    this.#lesson = null;
    if (this.record.lesson === undefined) return;
    this.record = { ...this.record, lesson: { ...this.record.lesson, alone: true } };
    await writeMatch(this.record);
    this.#changed();
  }

  /** Nothing to prove where chance was steered. */
  receipt(): Receipt | null {
    const { record } = this;
    if (record.result === null || record.lesson !== undefined) return null;
    const opening = {
      ...dealOf(record),
      commitment: commitmentTo(record.secret),
      promises: record.nonces.map((nonce) => (nonce === null ? null : promiseOf(nonce))),
      holders: record.holders,
      ...(record.from !== undefined && { from: record.from }),
    };
    return {
      ...opening,
      format: formatFor(record.rules),
      secret: record.secret,
      log: chain(opening, record.entries),
      result: record.result,
    };
  }

  async fork(eyes: Eyes, n: number): Promise<string | null> {
    const save = this.#host.saveAt(this.#host.entriesAt(eyes, n) ?? this.#host.length);
    if (save === null) return null;
    const { game, options, seats } = this.record;
    return make({ game, options, seats }, { save, holders: this.record.holders, rules: this.files.hash });
  }
}
