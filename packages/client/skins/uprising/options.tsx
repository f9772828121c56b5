/** A turn's Actions in the decision bar: what each costs, and why one is barred. */
import type { Id } from '@longtable/kernel';
import { FACTION } from '@longtable/uprising/data/factions';
import { useStore } from '../../src/state/store.ts';
import type { SkinProps } from '../skin.ts';
import { castOf } from './cast.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import type { View } from './open.ts';
import { table } from './table-store.ts';
import type { UpWords } from './words.ts';

const ACTS = ['command', 'market', 'quest', 'explore', 'haven'] as const;
type Act = (typeof ACTS)[number];
const SIGNS: Readonly<Record<Act, GlyphName>> = {
  command: 'command',
  market: 'market',
  quest: 'quest',
  explore: 'explore',
  haven: 'haven',
};

function costOf(act: Act, t: UpWords, view: View, seat: number, n: number): string {
  const player = view.players[seat]!;
  if (act === 'command') return t.actCost.command(player.marks.includes('free-food'));
  if (act === 'haven') return t.actCost.haven(player.marks.includes('free-haven') ? 0 : FACTION[player.faction].haven);
  return act === 'explore' ? t.actCost.explore : t.actCost[act](n);
}

/** The cards of this Action lie open already. */
const isOpen = (act: Act, open: ReturnType<typeof table.get>): boolean => (act === 'quest' ? open === 'quests' : open === act);

export function TurnOptions(props: SkinProps) {
  const { question, onPick, onWhy, viewer } = props;
  const { t, w, view } = castOf(props);
  const open = useStore(table);
  if (question?.ask.shape !== 'pick' || viewer === null) return null;
  const { options } = question.ask;
  const acted = question.shown.with?.['acted'] === true;
  const group = (act: Act): readonly Id[] =>
    options.filter((id) =>
      act === 'market' ? String(id).startsWith('buy:') : act === 'quest' ? String(id).startsWith('quest:') : id === act,
    );
  const press = (act: Act, ids: readonly Id[], rule: string | undefined): void => {
    if (act === 'market' || act === 'quest') table.set(act === 'market' ? 'market' : 'quests');
    else if (ids.length > 0) onPick(ids[0]!);
    else if (rule !== undefined) onWhy(rule, act);
  };
  return (
    <div className="up-acts">
      {!acted &&
        ACTS.map((act) => {
          const ids = group(act);
          const rule = question.shown.blocked?.find(({ id }) => id === act)?.rule;
          const barred = ids.length === 0;
          const cost = barred ? (rule === undefined ? t.noneOpen : (t.whyAct[rule] ?? rule)) : costOf(act, t, view, viewer, ids.length);
          return (
            <button
              key={act}
              type="button"
              className="act"
              aria-disabled={barred}
              data-act={act}
              data-target={`act:${act}`}
              data-state={isOpen(act, open) ? 'chosen' : 'legal'}
              {...(ids.length === 1 && act !== 'market' && act !== 'quest' && { 'data-option': act })}
              onClick={() => press(act, ids, rule)}
            >
              <b>
                <Glyph name={barred ? 'lock' : SIGNS[act]} />
                {w.actions[act]}
              </b>
              <small>{cost}</small>
            </button>
          );
        })}
      {options.includes('end') && (
        <button type="button" className="act end" data-option="end" onClick={() => onPick('end')}>
          <b>
            <Glyph name="end" />
            {t.endTurn}
          </b>
        </button>
      )}
    </div>
  );
}
