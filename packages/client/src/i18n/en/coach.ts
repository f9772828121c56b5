export const coach = {
  coach: {
    title: 'Your first game',
    steps: 'Steps of the lesson',
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    on: 'Go on',
    why: 'Why?',
    alone: 'Play on alone',
    asTold: 'As you say',
    anyway: 'Do it anyway, and play on alone',
    real: 'Play a real match',
    done: 'Put the note away',
    setting: 'The coach sets up the table …',
    none: 'There is no guided first game here yet. The rules are to be read, and bots are patient.',
    learn: 'Learn by playing',
    learnThis: 'A guided first game takes ten minutes.',
    learnGo: 'Guided first game',
    /** Lessons that are no first game. */
    named: { 'uprising-nemeses': 'The Nemeses: a short lesson' } as Readonly<Record<string, string>>,
  },
};
