/** Offers, which may be taken beside answering: folded away, so that it never looks like part of the question. */
import type { Described, Offer } from '@longtable/kernel';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useText } from '../i18n/index.ts';
import { offerPrompt, sayOf, useTable } from '../match/model.ts';
import type { Actions } from '../match/use-actions.ts';
import { useDraft } from './draft.ts';

export function Offers({ actions }: { readonly actions: Actions }) {
  const text = useText();
  const model = useTable();
  const [open, setOpen] = useState<Offer | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const { offers, view } = model.now.look;
  if (offers.length === 0) return null;
  return (
    <div className="offers">
      <Button small icon="bolt" expanded={unfolded} onPress={() => setUnfolded(!unfolded)}>
        {text.ask.offers} ({offers.length})
      </Button>
      {(unfolded ? offers : []).map((offer) => (
        <Button key={offer.kind} kind="paper" small icon="bolt" onPress={() => setOpen(offer)}>
          {offerPrompt(model, offer.kind)?.ask(sayOf(model, view)) ?? offer.kind}
        </Button>
      ))}
      {open && <OfferDialog offer={open} actions={actions} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface OfferProps {
  readonly offer: Offer;
  readonly actions: Actions;
  readonly onClose: () => void;
}

function OfferDialog({ offer, actions, onClose }: OfferProps) {
  const text = useText();
  const model = useTable();
  const { view, given } = model.now.look;
  const prompt = offerPrompt(model, offer.kind);
  const question: Described = { kind: offer.kind, stage: '', ask: offer.ask, shown: {}, among: 'one' };
  const draft = useDraft(question, given);
  const name = (id: string | number): string => prompt?.option(id, sayOf(model, view)) ?? String(id);
  const { ask } = offer;
  const ids = ask.shape === 'pick' || ask.shape === 'some' ? ask.options : ask.shape === 'share' ? ask.bins : ask.items;
  const take = (answer: Parameters<Actions['offer']>[1]): void => {
    actions.offer(offer.kind, answer);
    onClose();
  };
  return (
    <Dialog title={prompt?.ask(sayOf(model, view)) ?? offer.kind} open onClose={onClose} className="narrow">
      <p className="help">{prompt?.explain}</p>
      <div className="ch offer-list">
        {ids.map((id, i) => (
          <Button
            key={id}
            pressed={draft.chosen.includes(id)}
            onPress={() => (ask.shape === 'pick' ? take(id) : ask.shape === 'share' ? draft.share(i, 1) : draft.toggle(id))}
          >
            {name(id)}
            {ask.shape === 'share' && ` · ${draft.shares[i]}`}
          </Button>
        ))}
      </div>
      {ask.shape !== 'pick' && (
        <Button kind="wax" barred={draft.answer === null} onPress={() => draft.answer !== null && take(draft.answer)}>
          {text.ask.confirm}
        </Button>
      )}
    </Dialog>
  );
}
