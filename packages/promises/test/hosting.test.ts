/** The hosting guide as a text that can be followed, and the verdict on a run; the run itself needs nginx: see hosting.ts. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocks, chapter, commands, fileOf } from '../help/guide.ts';
import { newPlace } from '../help/hosting-place.ts';
import { CHAPTERS, type HostingRun, hostingFaults, hostingReport } from '../help/hosting-run.ts';

const GUIDE = readFileSync(resolve(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
const PORTS = { http: 4463, https: 4464, nodes: [4465, 4466] as const, postgres: 4467 };

describe('the guide', () => {
  test('has nothing but files with a path and commands, and every chapter that has some is followed', () => {
    expect(blocks(GUIDE).filter(({ info }) => !/^sh$|^(sh|ini|nginx) \/\S+$/.test(info))).toEqual([]);
    const headings = [...GUIDE.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
    expect(headings.filter((heading) => blocks(chapter(GUIDE, heading)).length > 0)).toEqual(CHAPTERS);
  });
  test('names the files that its commands use', () => {
    const files = blocks(GUIDE).flatMap((block) => fileOf(block) ?? []);
    expect(files).toHaveLength(5);
    const typed = commands(GUIDE).join('\n');
    for (const file of files) expect(typed).toContain(file.replace('/etc/systemd/system/', '').replace(/@?\.service$/, ''));
  });
  test('touches nothing outside the place where it is tested', () => {
    const place = newPlace({
      ports: PORTS,
      nginx: '/usr/sbin/nginx',
      superuser: 'postgres://x',
      tarball: (version) => `/somewhere/${version}.tgz`,
    });
    try {
      for (const { text } of blocks(GUIDE)) {
        const here = place.here(text);
        const paths = here.match(/(?<![\w.}])\/(?:etc|opt|var)\/[^\s"']*/g) ?? [];
        expect(paths.filter((path) => !path.startsWith(place.folder))).toEqual([]);
        expect(here).not.toMatch(/apt-get|useradd|sudo|https:\/\/table\.example|\b(443|8081|8082|5432)\b/);
      }
    } finally {
      place.end();
    }
  });
});

describe('a run', () => {
  const entry = (seq: number) => ({ table: 't', seq, command: `g:answer-${seq}`, payload: JSON.stringify({ entry: { answer: seq } }) });
  const rows = Array.from({ length: 200 }, (_, i) => entry(i + 1));
  const fine: HostingRun = {
    rows,
    acked: rows.map(({ table, command, seq }) => ({ table, commandId: command, answer: String(seq) })),
    refusals: { unavailable: 3 },
    loggedOut: 0,
    turnedAway: 0,
    looked: 50,
    stuckAfter: [],
    files: 5,
    typed: 10,
    said: '0.2.1\n0.2.0\n',
    seconds: 1,
  };
  const faultsOf = (change: Partial<HostingRun>): string[] => hostingFaults(hostingReport({ ...fine, ...change }), ['0.2.1', '0.2.0']);
  test('in which all went well has no fault', () => expect(faultsOf({})).toEqual([]));
  test.each<[string, Partial<HostingRun>]>([
    ['lost', { rows: rows.filter(({ seq }) => seq !== 77) }],
    ['altered', { acked: fine.acked.map((one, i) => (i === 5 ? { ...one, answer: '"other"' } : one)) }],
    ['doubled', { rows: [...rows, { ...entry(201), command: 'g:answer-7' }] }],
    ['loggedOut', { loggedOut: 1 }],
    ['turnedAway', { turnedAway: 1 }],
    ['stuck after "nginx"', { stuckAfter: ['nginx'] }],
    ['hardly anything was acknowledged', { acked: [] }],
    ['versions: 0.2.0', { said: '0.2.0\n' }],
    ['refused: no-session', { refusals: { 'no-session': 1 } }],
  ])('%s is found', (fault, change) => expect(faultsOf(change)).toContain(fault));
});
