/** The view as things on a table, for the generic client, the terminal and screen readers. */
import type { Seat } from '@longtable/kernel';
import type { Item, Language, Say, SeatMat, Tableau, Zone } from '@longtable/kit';
import { type CardId, data, KIND, UNIT_KINDS } from './data/cards.ts';
import { event } from './data/events.ts';
import { site } from './data/sites.ts';
import { LABELS, type Labels } from './locale/labels.ts';
import { eventText, holdsText, nameOf, textOf, thing, type Words } from './locale/words.ts';
import type { RuneAge } from './spec.ts';
import type { PileView, PlayerView, SiteView, View } from './view-types.ts';

interface Tools {
  readonly say: Say<RuneAge>;
  readonly w: Words;
  readonly l: Labels;
}

export function tableau(say: Say<RuneAge>, w: Words, language: Language): Tableau {
  const { view } = say;
  const x: Tools = { say, w, l: LABELS[language] };
  const whose = view.step === 'events' || view.step === 'setup' || view.step === 'end' ? '' : ` · ${say.name(view.active)}`;
  return {
    heading: `${x.w.scenarios[view.options.scenario].name} · ${x.l.round} ${view.round} · ${x.w.steps[view.step]}${whose}`,
    map: null,
    zones: [
      ...combatZone(x),
      objectiveZone(x),
      enemyZone(x),
      { id: 'cities', title: x.l.cities, as: 'cards', items: view.sites.filter((s) => s.owner < 0).map((s) => siteItem(x, s)) },
      { id: 'gold', title: x.l.gold, as: 'cards', items: view.gold.map((p) => pileItem(x, p)) },
      { id: 'neutrals', title: x.l.neutrals, as: 'cards', items: view.piles.map((p) => pileItem(x, p)) },
    ],
    mats: view.players.map((_, seat) => mat(x, seat)),
  };
}

function combatZone({ say, w, l }: Tools): Zone[] {
  const { combat } = say.view;
  if (combat === null) return [];
  const items = combat.fighters.map(
    (f): Item => ({
      target: `unit:${f.id}`,
      label: w.fighter(w.cards[f.card].name, f.strength, f.wounded, f.id + 1),
      text: w.cards[f.card].text || l.none,
      owner: f.side === 0 ? combat.attacker : combat.defender,
      spent: f.wounded,
    }),
  );
  const walls = combat.walls > 0 ? ` + ${combat.walls} (${l.walls})` : '';
  const dice = combat.attrition > 0 && combat.winner < 0 ? ` · ${w.dice(combat.attrition)}` : '';
  const title = `${thing(w, say, combat.target)}: ${combat.totals[0]} – ${combat.totals[1]}${walls}${dice}`;
  return [{ id: 'combat', title, as: 'cards', items }];
}

function objectiveZone({ say, w, l }: Tools): Zone {
  const { view } = say;
  const { name } = w.scenarios[view.options.scenario];
  const text = view.options.cooperative ? w.cooperative : w.scenarios[view.options.scenario].text;
  const items: Item[] = [{ label: name, text, icon: view.options.scenario }];
  if (view.objective !== null)
    items.push({
      target: 'objective',
      label: w.objective,
      badges: [`${l.strength} ${view.objective.strength}`, w.dice(view.objective.attrition)],
    });
  if (view.shared !== null)
    items.push({
      label: `${w.sharedRealm}: ${w.races[view.shared.race]}`,
      badges: [`${view.shared.damage}/${view.shared.limit} ${l.damage}`],
    });
  items.push({ label: `${l.events}: ${view.events.filter((n) => n > 0).join(' + ') || '0'}`, face: 'down' });
  for (const id of view.foreseen) items.push({ label: `${l.foreseen}: ${nameOf(w, id)}`, text: eventText(w, say, id) });
  return { id: 'objective', title: l.objective, as: 'facts', items };
}

function enemyZone({ say, w, l }: Tools): Zone {
  const { enemies, lasting, dawning } = say.view;
  const items = enemies.map(
    ({ id, strength, attrition }): Item => ({
      target: id,
      label: nameOf(w, id),
      text: eventText(w, say, id),
      badges: [`${l.strength} ${strength}`, ...(attrition > 0 ? [w.dice(attrition)] : [])],
      source: event(id).source,
    }),
  );
  if (lasting !== null) {
    const { holds = {}, source } = event(lasting);
    items.push({ label: nameOf(w, lasting), text: w.now(holdsText(w, holds)), source });
  }
  if (dawning !== null) items.push({ label: nameOf(w, dawning), text: eventText(w, say, dawning), source: event(dawning).source });
  return { id: 'enemies', title: l.enemies, as: 'cards', items };
}

const siteItem = ({ w, l }: Tools, s: SiteView): Item => ({
  target: s.id,
  label: w.sites[s.id].name,
  text: w.sites[s.id].text,
  badges: [
    ...(s.influence > 0 ? [`${s.influence} ${l.influence}`] : []),
    ...(s.gold > 0 ? [`${s.gold} ${l.goldUnit}`] : []),
    s.owner < 0 ? w.strength(s.strength) : w.walls(s.walls),
  ],
  spent: s.exhausted,
  source: site(s.id).source,
  ...(s.owner < 0 ? {} : { owner: s.owner }),
});

const cardItem = ({ w, l }: Tools, card: CardId, target: string): Item => {
  const { strength, cost, source } = data(card);
  return {
    target,
    label: w.cards[card].name,
    text: w.cards[card].text,
    badges: [...(strength === undefined ? [] : [`${l.strength} ${strength}`]), `${cost} ${isFaction(card) ? l.goldUnit : l.influence}`],
    source,
  };
};

const isFaction = (card: CardId): boolean => Object.values(UNIT_KINDS).some((kinds) => kinds.includes(KIND[card]));

const pileItem = (x: Tools, p: PileView): Item => ({ ...cardItem(x, p.card, `pile:${p.card}`), count: p.left });

function mat(x: Tools, seat: Seat): SeatMat {
  const { say, w, l } = x;
  const { view } = say;
  const p = view.players[seat]!;
  const facts: Item[] = [
    ...(view.shared === null ? [{ target: `realm:${seat}`, label: `${p.damage}/${p.limit} ${l.damage}` }] : []),
    { label: w.cardsInHand(p.cards) },
    { label: l.inDeck(p.deck) },
    { label: `${p.influence} ${l.influence}` },
    ...(view.first === seat ? [{ label: l.first }] : []),
    ...(p.overlord ? [{ label: l.overlord }] : []),
    ...(p.alive ? [] : [{ label: l.fallen }]),
    ...(p.monument === 'built' ? [{ label: w.monument }] : []),
  ];
  return { seat, title: `${say.name(seat)}, ${w.races[p.race]}`, score: null, facts, zones: matZones(x, seat, p, view) };
}

function matZones(x: Tools, seat: Seat, p: PlayerView, view: View): Zone[] {
  const { w, l } = x;
  const fort = (spent: boolean): Item => ({ label: w.stronghold, badges: [`1 ${l.influence}`], spent, source: 'public' });
  const held: Item[] = [
    ...Array.from({ length: p.ready }, () => fort(false)),
    ...Array.from({ length: p.exhausted }, () => fort(true)),
    ...view.sites.filter((s) => s.owner === seat).map((s) => siteItem(x, s)),
    ...p.treasures.map((r): Item => ({ target: r.id, label: nameOf(w, r.id), text: textOf(w, r.id), spent: r.exhausted, source: 'house' })),
  ];
  const barracks: Item[] = [
    ...p.barracks.map((b): Item => ({ ...cardItem(x, b.card, `buy:${b.card}`), count: b.left })),
    {
      target: 'stronghold',
      label: w.stronghold,
      badges: [`${p.prices.stronghold.gold} ${l.goldUnit}`, `${l.strength} ${p.prices.stronghold.strength}`],
      count: p.strongholds,
    },
    ...(p.prices.monument === null ? [] : [{ target: 'monument', label: w.monument, badges: [`${p.prices.monument} ${l.goldUnit}`] }]),
  ];
  const discard = [...p.discard].reverse().map((id): Item => ({ label: thing(w, x.say, id) }));
  const zones: Zone[] = [
    { id: `held:${seat}`, title: l.held, owner: seat, as: 'cards', items: held },
    { id: `barracks:${seat}`, title: l.barracks, owner: seat, as: 'cards', items: barracks },
    { id: `discard:${seat}`, title: l.discard, owner: seat, as: 'pile', items: discard },
  ];
  if (p.top.length > 0)
    zones.push({ id: `top:${seat}`, title: l.top, owner: seat, as: 'pile', items: p.top.map((card) => cardItem(x, card, `top:${card}`)) });
  if (p.seen.length > 0 && p.hand === null)
    zones.push({
      id: `seen:${seat}`,
      title: l.seen,
      owner: seat,
      as: 'cards',
      items: p.seen.map((id): Item => ({ label: thing(w, x.say, id), text: w.cards[id.replace('*', '') as CardId].text })),
    });
  if (p.hand !== null) {
    const hand = p.hand.map((id): Item => ({ ...cardItem(x, id.replace('*', '') as CardId, `card:${id}`), label: thing(w, x.say, id) }));
    zones.unshift({ id: `hand:${seat}`, title: l.hand, owner: seat, as: 'cards', items: hand });
  }
  return zones;
}
