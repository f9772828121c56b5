/** A refusal in words that people read. */
import type { Dictionary } from '../i18n/en.ts';
import type { Refused } from '../link/table-link.ts';

/** Words of the server beside its code are English, and of a message that it could not read they say only what programmers understand. */
const saidWith = (text: Dictionary, refused: Refused): string | undefined =>
  text.language === 'en' && refused.refused !== 'bad-message' && refused.refused !== 'bad-name' && 'message' in refused
    ? refused.message
    : undefined;

export function reason(text: Dictionary, refused: Refused): string {
  if (refused.refused === 'undo-closed' && refused.why !== undefined && refused.why in text.undo.why)
    return text.undo.why[refused.why as keyof typeof text.undo.why];
  return saidWith(text, refused) ?? text.refused[refused.refused];
}
