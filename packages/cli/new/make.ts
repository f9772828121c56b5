/** Makes a small game that compiles, passes the laws and can be played at once; its author replaces it bit by bit. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrongUse } from '../command.ts';
import type { Names } from './names.ts';
import { register } from './register.ts';

export const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));

/** Writes all files below a root and says which. */
export function makeGame(root: string, names: Names): string[] {
  const home = `packages/games/${names.id}`;
  if (existsSync(join(root, home))) throw new WrongUse(`There is a game in ${home} already.`);
  const made: string[] = [];
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    made.push(path);
  };
  for (const file of readdirSync(join(TEMPLATE, 'game'), { recursive: true, encoding: 'utf8' })) {
    if (/\.(ts|json)$/.test(file)) put(`${home}/${file.replaceAll('\\', '/')}`, filled(`game/${file}`, names));
  }
  put(`docs/rules/${names.id}.md`, filled('rules.md', names));
  put(`packages/bots/heuristics/${names.id}.ts`, heuristic(names));
  put(`packages/frozen/entries/${names.id}/rules.ts`, frozenRules(names));
  put(`packages/frozen/entries/${names.id}/words.ts`, frozenWords(names));
  cpSync(join(root, 'packages/client/public/scenes/skirmish.svg'), join(root, `packages/client/public/scenes/${names.id}.svg`));
  made.push(`packages/client/public/scenes/${names.id}.svg`);
  const changed = register(root, names);
  link(root, names.id);
  return [...made, ...changed];
}

export const filled = (file: string, { id, type, value, title, prefix }: Names): string =>
  readFileSync(join(TEMPLATE, file), 'utf8')
    .replaceAll('TEMPLATE_NAME', title)
    .replaceAll('TP-', `${prefix}-`)
    .replaceAll("'template'", `'${id}'`)
    .replaceAll('-- template', `-- ${id}`)
    .replaceAll('@longtable/template', `@longtable/${id}`)
    .replaceAll('Template', type)
    .replaceAll(/\btemplate(?=Game|Words|\b)/g, value);

const heuristic = (names: Names): string =>
  filled('heuristic.ts', names)
    .replace("import type { Heuristic } from '@longtable/bots';\n", '')
    .replace("from './game/index.ts';", `from '@longtable/${names.id}';\nimport type { Heuristic } from '../heuristic.ts';`);

const frozenRules = ({ id, value, title }: Names): string => `/** The rules of ${title}: all that decides how a match goes. */
export { chance } from '@longtable/host';
export { engine } from '@longtable/kernel';
export { ${value}Game as game } from '@longtable/${id}';
export { ABI as abi } from '../../contract.ts';
`;

const frozenWords = ({
  id,
  value,
  title,
}: Names): string => `/** The words of ${title}: its texts, its picture of the table, and what bots know of it. */
import { ${value} } from '@longtable/bots/heuristics/${id}';
import { thinking } from '@longtable/bots/think';

export { ${value}Words as words } from '@longtable/${id}';
export { ABI as abi } from '../../contract.ts';
export const think = thinking(${value});
`;

/** Links a package of ours, as `npm install` does. */
function link(root: string, id: string): void {
  const modules = join(root, 'node_modules/@longtable');
  if (existsSync(modules) && !existsSync(join(modules, id))) symlinkSync(`../../packages/games/${id}`, join(modules, id), 'dir');
}
