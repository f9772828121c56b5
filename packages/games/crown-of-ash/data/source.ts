/** Where a piece of content comes from: the rulebook, a public source, or our own design where neither says. */
export type Source = 'rulebook' | 'public' | 'house';
