/** Commands of a page of documentation: what it tells people to type, so that a test can type it. */

/** The text of one chapter, by the words of its heading. */
export function chapter(markdown: string, heading: string): string {
  const parts = markdown.split(/^(?=## )/m);
  const found = parts.find((part) => part.split('\n')[0]?.includes(heading));
  if (found === undefined) throw new Error(`there is no chapter "${heading}"`);
  return found;
}

export interface Block {
  /** The words behind the fence: `sh`, or `ini /etc/systemd/system/longtable.service` for a file. */
  readonly info: string;
  readonly text: string;
}

/** Fenced blocks in their order. */
export const blocks = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, info = '', text = '']) => ({ info: info.trim(), text }));

/** The path of the file that a block is the text of; null: it is typed. */
export const fileOf = ({ info }: Block): string | null => info.split(' ')[1] ?? null;

/** The lines of all blocks that are typed into a shell. */
export const commands = (markdown: string): string[] =>
  blocks(markdown)
    .filter(({ info }) => info === 'sh')
    .flatMap(({ text }) => text.split('\n').filter((line) => line !== ''));
