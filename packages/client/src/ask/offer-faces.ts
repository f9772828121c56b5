/** Offers, which may be taken beside answering, in the words of the game. */
import type { OfferFace } from '../../skins/skin.ts';
import { offerPrompt, sayOf, type TableModel } from '../match/model.ts';

export function offerFaces(model: TableModel): readonly OfferFace[] {
  const { offers, view } = model.now.look;
  const say = sayOf(model, view);
  return offers.map(({ kind, ask }) => {
    const prompt = offerPrompt(model, kind);
    return {
      kind,
      ask,
      name: prompt?.ask(say) ?? kind,
      explain: prompt?.explain ?? '',
      option: (id) => prompt?.option(id, say) ?? String(id),
      about: (id) => prompt?.about?.(id, say) ?? '',
    };
  });
}
