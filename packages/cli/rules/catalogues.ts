/** The rule catalogues of this repository. */
import { type Catalogue, parseCatalogue, rulesFile } from '@longtable/catalogue';
import { isGameId, loadRulebook } from '@longtable/games';
import type { Language } from '@longtable/kit';
import { WrongUse } from '../command.ts';
import type { Reference } from '../play/reference.ts';
import { filesBelow, ROOT, readFile } from '../repository.ts';

/** Beside each catalogue lie lists of components and of what is secret: no catalogues. */
const BESIDE = /-(components|visibility)\.md$/;

/** Games that have a catalogue, written or not. */
export const cataloguedGames = (): string[] =>
  filesBelow('docs/rules')
    .filter((file) => file.endsWith('.md') && !BESIDE.test(file))
    .map((file) => file.slice('docs/rules/'.length, -'.md'.length));

export const catalogueOf = (game: string): Catalogue => parseCatalogue(readFile(`${ROOT}/${rulesFile(game)}`));

export function catalogueNamed(game: string): Catalogue {
  const known = cataloguedGames();
  if (!known.includes(game)) throw new WrongUse(`There is no catalogue of "${game}". Known: ${known.join(', ')}.`);
  return catalogueOf(game);
}

/** The rules that players of a game can look up; a title from outside has none here. */
export const referenceOf = async (game: string, language: Language): Promise<Reference> =>
  isGameId(game)
    ? { catalogue: catalogueNamed(game), rulebook: await loadRulebook(game, language) }
    : { catalogue: parseCatalogue(''), rulebook: { sections: {}, rules: {} } };
