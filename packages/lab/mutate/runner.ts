/** Runs each test as it is, then once more for every broken rule that it reached and that has not fallen yet. */
import { type RunnerTestCase, type RunnerTestFile, type SerializedConfig, TestRunner, vi } from 'vitest';
import { type Board, boardOf } from './board.ts';
import { isDue, namesRule, type Round } from './job.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Numbers of the broken rules that fell to this test. */
    fallen?: number[];
    /** Broken rules that were read while no test ran: what this test says of them is not all. */
    early?: number[];
    /** Broken rules were tried on this test. */
    isTried?: boolean;
    /** The broken rule that left something behind. */
    spoiler?: number;
    /** The test failed while nothing was broken: it is wrong, or something was left behind. */
    isRed?: boolean;
  }
  interface ProvidedContext {
    round: Round;
  }
}

/** More steps than this many times those of the sound rules, and some: a broken rule that comes to no end. */
const PATIENCE = 20;
const LEAST_STEPS = 50_000;

interface Trial {
  readonly error: unknown;
  readonly ms: number;
  readonly steps: number;
}

// biome-ignore lint/style/noDefaultExport: Vitest takes the default export as its runner
export default class BrokenRulesRunner extends TestRunner {
  readonly #board: Board;
  readonly #round: Round;

  constructor(config: SerializedConfig) {
    super(config);
    this.#board = boardOf();
    this.#round = this.injectValue('round') as Round;
    for (const id of this.#round.named) this.#board.named.add(id);
    for (const id of this.#round.other) this.#board.other.add(id);
    for (const id of this.#round.spoilt) this.#board.spoilt.add(id);
  }

  override onCollectStart(file: RunnerTestFile): void {
    if (this.#board.isSpoilt) vi.resetModules();
    this.#board.isSpoilt = false;
    super.onCollectStart(file);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const { meta } = test;
    const sound = await this.#tried(test, -1, Number.POSITIVE_INFINITY);
    meta.early = [...this.#board.early];
    meta.fallen = [];
    if (sound.error !== null) {
      this.#spoil(test);
      throw sound.error;
    }
    if (!isDue(this.#round, test.id, sound.ms)) return;
    meta.isTried = true;
    const isNamed = namesRule(test.file.filepath, test.fullName);
    for (const id of [...this.#board.reached]) {
      if (this.#isOpen(id, isNamed)) await this.#breaks(test, id, sound.steps, isNamed);
      if (meta.isRed) return;
    }
  }

  #isOpen(id: number, isNamed: boolean): boolean {
    const { named, other, spoilt } = this.#board;
    return !named.has(id) && !spoilt.has(id) && (isNamed || !other.has(id));
  }

  #spoil(test: RunnerTestCase): void {
    test.meta.isRed = true;
    this.#board.isSpoilt = true;
  }

  async #breaks(test: RunnerTestCase, id: number, steps: number, isNamed: boolean): Promise<void> {
    const board = this.#board;
    const broken = await this.#tried(test, id, steps * PATIENCE + LEAST_STEPS);
    if (broken.error === null) return;
    const again = await this.#tried(test, -1, Number.POSITIVE_INFINITY);
    if (again.error === null) {
      (isNamed ? board.named : board.other).add(id);
      test.meta.fallen?.push(id);
    } else {
      board.spoilt.add(id);
      test.meta.spoiler = id;
      this.#spoil(test);
    }
  }

  /** The test once, with one broken rule awake or none (-1). */
  async #tried(test: RunnerTestCase, awake: number, limit: number): Promise<Trial> {
    const board = this.#board;
    const start = performance.now();
    if (awake < 0) board.reached.clear();
    Object.assign(board, { awake, limit, steps: 0, busy: true });
    let error: unknown = null;
    try {
      await TestRunner.getTestFn(test)();
    } catch (caught) {
      error = caught ?? new Error('A test fell without saying why.');
    }
    Object.assign(board, { awake: -1, limit: Number.POSITIVE_INFINITY, busy: false });
    return { error, ms: performance.now() - start, steps: board.steps };
  }
}
