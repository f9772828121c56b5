/** Guided first games hold what they promise: played as told on the real rules, and left at every step. */
import { readFileSync } from 'node:fs';
import { parseCatalogue } from '@longtable/catalogue';
import { type GameId, loadTitle } from '@longtable/games';
import { type Host, host, sourceRules } from '@longtable/host';
import { type Answer, rndFrom, type Seat, type Spec, sample, seeded } from '@longtable/kernel';
import { describe, expect, it } from 'vitest';
import { LESSONS, loadLesson } from '../lessons/index.ts';
import { LEARNER, type Lesson, steered, stepsAt } from '../lessons/lesson.ts';

async function open(id: string): Promise<{ lesson: Lesson; match: Host<Spec> }> {
  const lesson = (await loadLesson(id))!;
  const { game: rules } = await loadTitle(lesson.game as GameId);
  const seats = lesson.names.length + 1;
  const start = {
    seats,
    options: lesson.options,
    holders: Array.from({ length: seats }, () => 'person' as const),
    from: lesson.position(),
  };
  return { lesson, match: host(sourceRules(rules), start, steered(lesson.chance, seeded(7))) };
}

function say(match: Host<Spec>, seat: Seat, answer: Answer): void {
  const prepared = match.prepare({ t: 'answer', seat, answer });
  if ('refused' in prepared) throw new Error(`${JSON.stringify(answer)} of seat ${seat} was refused: ${prepared.refused}`);
  prepared.commit();
}

/** Plays on as told; the other seats follow their script. Stops before the learner's n-th answer. */
function follow({ lesson, match }: Awaited<ReturnType<typeof open>>, n = Number.POSITIVE_INFINITY): number {
  const given = lesson.names.map(() => 0);
  let own = 0;
  for (;;) {
    const awaited = match.look(null).awaited;
    const other = awaited.find((seat) => seat !== LEARNER);
    const step = stepsAt(lesson, own).at(-1);
    if (awaited.includes(LEARNER)) {
      if (own === n) return own;
      expect(step?.asked, `nothing is said about the answer ${own}`).toBeTruthy();
      const { kind, stage } = match.look(LEARNER).question!;
      expect(`${kind}.${stage}`, step!.id).toBe(step!.asked!.at);
      say(match, LEARNER, step!.asked!.answer);
      own++;
    } else if (other !== undefined) {
      const answer = lesson.others[other - 1]![given[other - 1]!++];
      expect(answer, `seat ${other} has nothing to say at ${step?.id}`).toBeDefined();
      say(match, other, answer!);
    } else return own;
    expect(match.game.check(match.match)).toEqual([]);
  }
}

describe.each(LESSONS)('the lesson %s', (game) => {
  it('begins in a position that the rules allow', async () => {
    const { match } = await open(game);
    expect(match.game.check(match.match)).toEqual([]);
    expect(match.look(LEARNER).question).not.toBeNull();
  });

  it('is played to its end as told, and won', async () => {
    const opened = await open(game);
    const own = follow(opened);
    const { lesson, match } = opened;
    expect(own).toBe(lesson.steps.filter(({ asked }) => asked !== null).length);
    expect(match.match.result?.winners).toContain(LEARNER);
    expect(lesson.others.flat()).toHaveLength(match.entries().filter((entry) => entry.t !== 'rules' && entry.seat !== LEARNER).length);
    expect(match.look(LEARNER).result).toMatchObject({ scores: lesson.scores });
  });

  it('may be left at every step, and the match goes on to an end', async () => {
    const { lesson } = await open(game);
    const answers = lesson.steps.filter(({ asked }) => asked !== null).length;
    const rnd = rndFrom(3);
    for (let n = 0; n < answers; n++) {
      const opened = await open(game);
      follow(opened, n);
      const { match } = opened;
      for (let i = 0; match.match.result === null && i < 2000; i++) {
        const seat = match.look(null).awaited[0]!;
        say(match, seat, sample(match.match.open.find((ask) => ask.seat === seat)!, rnd));
      }
      expect(match.match.result, `left before the answer ${n}`).not.toBeNull();
      expect(match.game.check(match.match)).toEqual([]);
    }
  });

  it('has words in both languages for every step, and cites rules that exist', async () => {
    const lesson = (await loadLesson(game))!;
    const { entries } = parseCatalogue(readFileSync(new URL(`../../../docs/rules/${lesson.game}.md`, import.meta.url), 'utf8'));
    const known = new Set(entries.map(({ id }) => id));
    for (const { id, rules, asked } of lesson.steps) {
      expect(
        rules.filter((rule) => !known.has(rule)),
        id,
      ).toEqual([]);
      expect(rules.length, id).toBeGreaterThan(0);
      for (const words of [lesson.words.en[id]!, lesson.words.de[id]!]) {
        expect(words.title && words.say && words.why, id).toBeTruthy();
        expect(words.other !== undefined, `what is said at ${id} when something else is tried`).toBe(asked !== null);
      }
    }
    expect(Object.keys(lesson.words.en)).toHaveLength(lesson.steps.length);
  });
});
