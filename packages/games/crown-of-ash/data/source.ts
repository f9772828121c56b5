/** The origin of a piece of content: the rulebook, a public source, or our own design where neither says. */
export type Source = 'rulebook' | 'public' | 'house';
