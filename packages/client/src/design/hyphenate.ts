/** Long words may part between syllables, with a hyphen: browsers do not bring the syllables of every language. */

const PART = '\u00ad';
const LONG = /\p{L}{7,}/gu;
/** Consonants between two vowels. What is spoken as one stays together. */
const BETWEEN = /([aeiouyäöü])((?:sch|ch|ck|ph|th|qu|sp|[bfgkp]l|[bdfgkpt]r|kn|[b-df-hj-np-tv-xzß])+)(?=[aeiouyäöü])/gi;
const SOUNDS = /sch|ch|ck|ph|qu|sp|[bfgkp]l|[bdfgkpt]r|kn|./gi;
const LEAST = { before: 2, after: 3 } as const;

function parted(word: string): string {
  return word.replace(BETWEEN, (all, vowel: string, sounds: string, at: number) => {
    // A brother, or blood and hound: nobody knows.
    if (/th/i.test(sounds)) return all;
    const last = sounds.match(SOUNDS)!.at(-1)!;
    const head = `${vowel}${sounds.slice(0, sounds.length - last.length)}`;
    const cut = at + head.length;
    return cut < LEAST.before || word.length - cut < LEAST.after ? all : `${head}${PART}${last}`;
  });
}

export const hyphenate = (text: string): string => text.replace(LONG, parted);
