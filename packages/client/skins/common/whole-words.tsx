/** A name on a narrow card: a word parts between syllables only where it is wider than the card by itself. */
import { Fragment } from 'react';
import { hyphenate } from '../../src/design/hyphenate.ts';
import './whole-words.css';

/** Words, and parts of words that have a hyphen of their own. */
const PARTS = /(?<=-)/;

export const WholeWords = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the name
    <Fragment key={i}>
      {i > 0 && ' '}
      {word.split(PARTS).map((part) => (
        <span key={part} className="whole-word">
          {hyphenate(part)}
        </span>
      ))}
    </Fragment>
  ));
