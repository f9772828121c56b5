/** A name for somebody who has not said theirs: pleasant, and hardly ever that of another. */
import { isAlike, nameAmong } from '@longtable/protocol/names';
import { keep, readKept } from './local-storage.ts';
import { settings } from './settings.ts';

const FIRST =
  'Alba Alder Anouk Arlo Aveline Bram Briar Cato Cleo Corin Dara Edda Elio Enna Fenna Finn Ginevra Hale Ilse Ines Iris Jonah Juno Kestrel Lark Linnea Lorcan Mae Marlo Maren Nell Odile Orin Otto Pia Quill Remy Rhea Rowan Rune Senna Silas Sorrel Tamsin Tilda Tove Ulric Vesna Wren Yara';
const LAST =
  'Ashdown Barrow Birch Blackwater Bramble Brook Copper Dale Ember Fairwind Fen Ferris Finch Flint Glen Gray Harrow Hart Hazel Heath Holm Juniper Kestle Lake Lind Marsh Merrow Moor North Oakes Pike Quarry Reed Ridge Rill Sable Sedge Slate Snow Sparrow Stone Storm Swift Tarn Thorne Vale Weir Wilde Winter Yarrow';

function oneOf(words: string): string {
  const all = words.split(' ');
  return all[crypto.getRandomValues(new Uint32Array(1))[0]! % all.length] ?? '';
}

/** The name that is set; until then one that stays the same on this device. */
export function ownName(): string {
  const { name } = settings.get();
  if (name !== '') return name;
  const known = readKept('suggested', '');
  const suggested = known === '' ? `${oneOf(FIRST)} ${oneOf(LAST)}` : known;
  keep('suggested', suggested);
  return suggested;
}

/** Seats with names that tell them apart: people keep theirs, bots and empty seats give way. */
export function unlike<S extends { readonly name: string; readonly isPerson?: boolean }>(seats: readonly S[]): S[] {
  const people = seats.flatMap(({ name, isPerson }) => (isPerson === true ? [name] : []));
  const names: string[] = [];
  return seats.map((seat) => {
    const others = seat.isPerson === true ? names.filter((one) => !isAlike(one, seat.name)) : [...people, ...names];
    const name = nameAmong(seat.name, others);
    names.push(name);
    return { ...seat, name };
  });
}
