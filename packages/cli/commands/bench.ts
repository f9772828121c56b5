/** `longtable bench`: how fast the engine is, against the peer and against `structuredClone`. */
import { type BenchReport, bench, QUICK_PLAN, WHOLE_PLAN } from '@longtable/lab/bench';
import type { Command, Line } from '../command.ts';
import { progressBar } from '../progress.ts';

export const command: Command = {
  name: 'bench',
  summary: 'Speed: answers, copies, and Skirmish against the same game on boardgame.io.',
  args: '',
  options: { quick: { help: 'One short round instead of three: for a first look.' } },
  notes: [
    'Every cell runs in a process of its own, warmed up until its rate is flat, in turns; the median of three rounds counts. Seconds are those that the process worked, so that other work on the machine disturbs little.',
    'Answers a second are those of whole random matches of every player count, setup included. Before anything is measured both versions of Skirmish must play 200 seeded matches alike.',
    '"old state kept": a copy is made before every answer, which is what the peer does. The peer does not freeze its states, and our side records events; searches begin with the same positions and have as many answers in an iteration.',
    '"as at a table": copied, recorded, with dice that can be checked. "growth": how often the last third of a match costs as much for an answer as the first.',
  ],
  run,
};

async function run(line: Line): Promise<number> {
  const bar = progressBar('bench');
  const report = await bench(line.has('quick') ? QUICK_PLAN : WHOLE_PLAN, bar.show);
  bar.end();
  if (typeof report === 'string') {
    console.error(`longtable: ${report}`);
    return 1;
  }
  console.log(line.json ? JSON.stringify(report, null, 2) : table(report));
  return 0;
}

const thousands = (n: number): string => n.toLocaleString('en');

function table({ peer, games }: BenchReport): string {
  const { sceptic, lenient } = peer;
  return [
    `Skirmish against ${peer.name} ${peer.version} (${thousands(peer.movesPerSecond)} moves/s; ${peer.identicalGames} matches played alike)`,
    `  old state kept  ${sceptic.moves} times (${lenient.moves} when we record nothing and the peer freezes its states)`,
    `  in place        ${sceptic.movesInPlace} times (${lenient.movesInPlace})`,
    `  tree search     ${sceptic.search} times`,
    ...Object.entries(games).flatMap(([id, g]) => [
      '',
      id,
      `  random play  ${thousands(g.answersPerSecond)} answers/s, ${g.vsPeer} times the peer's Skirmish; as at a table ${thousands(g.realAnswersPerSecond)}`,
      `  copies       ${thousands(g.clonesPerSecond)}/s in mid-game, ${g.cloneVsStructuredClone} times structuredClone`,
      `  view         ${g.viewMicroseconds} µs and ${thousands(g.viewBytes)} bytes for one seat; an imagined world ${g.imagineMicroseconds} µs`,
      `  growth       ${Object.entries(g.growth)
        .map(([seats, times]) => `${times} times with ${seats} seats`)
        .join(', ')}`,
      ...(g.searchIterationsPerSecond === null ? [] : [`  search       ${thousands(g.searchIterationsPerSecond)} iterations/s`]),
    ]),
  ].join('\n');
}
