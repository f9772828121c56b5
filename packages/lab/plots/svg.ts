/** The common part of all plots: a sheet that is readable by day and by night, text that stays text, and the figures once more as words. */

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
export const at = (n: number): string => String(Math.round(100 * n) / 100);

/** The colours of the page, in daylight and by candle light. */
const STYLE = `
svg{color-scheme:light dark;font:500 14px "Alegreya Sans",Optima,Candara,Calibri,"Segoe UI",sans-serif}
.sheet{fill:#f8f2e4}.ink{fill:#241b11}.soft{fill:#685a47}.line{stroke:#b3a27c}.fair{stroke:#a02a1f;stroke-dasharray:5 4}
.mark{fill:#644507}.whisker{stroke:#644507;stroke-width:2}
@media(prefers-color-scheme:dark){.sheet{fill:#182026}.ink{fill:#f1eadc}.soft{fill:#aaa494}.line{stroke:#4d5b64}.fair{stroke:#f08a78}
.mark{fill:#dcb868}.whisker{stroke:#dcb868}}`;

export interface Sheet {
  readonly title: string;
  /** The same figures as words, one line each: for those who do not see the picture. */
  readonly table: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly body: readonly string[];
}

export const MARGIN = 16;
/** The upper edge of the drawing, under the title. */
export const HEAD = 56;

export const text = (x: number, y: number, words: string, style = 'ink', anchor: 'start' | 'middle' | 'end' = 'start'): string =>
  `<text class="${style}" x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;

export const line = (style: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${style}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;

export function sheet({ title, table, width, height, body }: Sheet): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escaped(title)}</title>`,
    `<desc id="d">${escaped(table.join('\n'))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="sheet" width="${width}" height="${height}" rx="10"/>`,
    `<text class="ink" x="${MARGIN}" y="30" font-size="18" font-weight="700">${escaped(title)}</text>`,
    ...body,
    '</svg>',
  ].join('\n')}\n`;
}
