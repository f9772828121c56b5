/**
 * What may import what: the arrows of ARCHITECTURE.md.
 * `npm test -- imports` runs it and fails when it saw fewer modules than expected.
 */

/** Every package with the packages it may import. */
const ARROWS = {
  kernel: [],
  kit: ['kernel'],
  catalogue: [],
  laws: ['kernel', 'kit'],
  games: ['kernel', 'kit', 'catalogue'],
  'games/all': ['kernel', 'kit', 'catalogue', 'games'],
  host: ['kernel'],
  bots: ['kernel', 'kit', 'games'],
  lab: ['kernel', 'kit', 'laws', 'games', 'bots', 'host'],
  protocol: ['kernel', 'kit', 'host'],
  frozen: ['kernel', 'kit', 'games', 'host', 'bots'],
  server: ['kernel', 'kit', 'catalogue', 'games/all', 'host', 'bots', 'protocol', 'frozen'],
  promises: ['kernel', 'kit', 'games', 'host', 'bots', 'protocol', 'server', 'frozen', 'client'],
  client: ['kernel', 'kit', 'catalogue', 'games', 'host', 'bots', 'protocol', 'frozen'],
  cli: ['kernel', 'kit', 'catalogue', 'laws', 'games', 'host', 'bots', 'lab', 'protocol', 'server', 'frozen', 'promises'],
};
/** `games` stands for every single game, and for a package that may import games also for the list of them. */
const pathOf = (name) => `^packages/${name === 'games' ? 'games/[^/]+' : name}/`;
const fromOf = (name) => (name === 'games' ? '^packages/games/(?!all/)' : pathOf(name));
/** Packages that run anywhere and always the same: no module of Node, of the browser or of npm. */
const PURE = ['kernel', 'kit', 'catalogue', 'laws', 'games', 'host'];
/** Tests may use the laws and scenes, whatever they test. */
const TESTS = '(^|/)test/|\\.test\\.ts$';
const FOR_TESTS = ['^packages/kernel/', '^packages/kit/', '^packages/laws/'];

const arrows = Object.entries(ARROWS).map(([name, may]) => ({
  name: `arrows-of-${name}`,
  comment: `packages/${name} may import ${may.length === 0 ? 'no other package' : may.join(', ')}.`,
  severity: 'error',
  from: { path: fromOf(name), pathNot: TESTS },
  to: { path: '^packages/', pathNot: [name, ...may].map(pathOf) },
}));

export default {
  forbidden: [
    ...arrows,
    {
      name: 'games-never-import-each-other',
      severity: 'error',
      from: { path: '^packages/games/(?!all/)([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'tests-import-their-package-and-the-laws',
      severity: 'error',
      from: { path: '^packages/(kernel|kit|catalogue|laws|host|protocol)/.*test' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/games/(skirmish|yield)/', ...FOR_TESTS] },
    },
    {
      name: 'pure-packages-use-no-platform',
      comment: 'Kernel, kit, games and host run in servers, browsers and workers alike.',
      severity: 'error',
      from: { path: PURE.map(pathOf), pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled'], pathNot: '^packages/' },
    },
    {
      name: 'boards-decide-nothing',
      comment: 'A drawn board may use data, words, types and queries of its title; what acts stays in the rules. docs/adr/0011-skins.md',
      severity: 'error',
      from: { path: '^packages/client/skins/' },
      to: {
        path: '^packages/games/[^/]+/(frames|deeds|cards|automa|effects)/|^packages/games/[^/]+/(game|setup|imagine|check|deeds)\\.ts$',
      },
    },
    {
      name: 'messages-use-no-platform',
      comment: 'Server and client read the same schemas.',
      severity: 'error',
      from: { path: '^packages/protocol/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'scenes-are-for-tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^packages/kit/scene'] },
      to: { path: '^packages/kit/scene' },
    },
    {
      name: 'test-tools-are-for-tests',
      severity: 'error',
      from: { pathNot: [TESTS, '\\.config\\.ts$', '^packages/lab/mutate/'] },
      to: { path: '(^|/)node_modules/(vitest|fast-check|@vitest)/' },
    },
    {
      name: 'code-never-imports-tests',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: TESTS, pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'packages-meet-by-name',
      comment: 'Import @longtable/…, not a path into another package.',
      severity: 'error',
      from: { path: '^packages/((?:games/)?[^/]+)/', pathNot: TESTS },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other: such imports are gone at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'everything-is-declared', severity: 'error', from: {}, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/client/(dist|public)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
