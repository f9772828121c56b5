import type { Texts } from '@longtable/kit';
import type { RuneAge } from '../../spec.ts';
import { mercenaryNames, neutralNames } from '../words.ts';
import { events } from './events.ts';
import { prompts } from './prompts.ts';
import { words } from './words.ts';

const scenarioNames = Object.fromEntries(Object.entries(words.scenarios).map(([id, { name }]) => [id, name]));

export const de: Texts<RuneAge> = {
  name: 'Rune Age',
  tagline: 'Baue Karte für Karte eine Armee auf und kämpfe um Terrinoth.',
  prompts,
  offers: {},
  events,
  results: {
    objective: 'Der Hohe Drachenfürst ist besiegt.',
    'last-survivor': 'Nur noch ein Heimatreich steht.',
    'nobody-left': 'Kein Heimatreich ist übrig.',
    'realm-fell': 'Das Heimatreich ist gefallen; alle verlieren.',
    survived: 'Die Katastrophe ist vorbei, und alle haben sie überstanden.',
    monument: 'Das Monument steht.',
    'overlord-fell': 'Der Overlord ist gefallen.',
    'ally-fell': 'Ein Verbündeter ist gefallen; der Overlord gewinnt.',
    'overlord-outlasted': 'Der Overlord hat alle Ereignisse überdauert.',
    landmarks: 'Drei Landmarken sind in einer Hand.',
    'most-landmarks': 'Die Ereignisse sind vorbei; die meisten Landmarken gewinnen.',
    'round-limit': 'Die letzte Runde ist vorbei.',
  },
  options: {
    scenario: { label: 'Szenario', help: 'Worum es geht und welche Ereignisse kommen.', values: scenarioNames },
    cooperative: {
      label: 'Kooperative Variante',
      help: 'Drachenfürsten: Alle teilen ein Heimatreich und gewinnen oder verlieren gemeinsam.',
    },
    expansion: { label: 'Eid und Amboss', help: 'Zwei weitere Völker, zwei weitere Einheiten je Volk, mehr Ereignisse und Szenarien.' },
    mercenaries: {
      label: 'Söldner',
      help: 'Drei weitere Stapel, die mit Einfluss erworben werden.',
      values: { random: 'Zufällig gezogen', none: 'Keine', ...mercenaryNames(words) },
      slots: ['Erster der Kategorie I', 'Zweiter der Kategorie I', 'Aus Kategorie II'],
    },
    races: { label: 'Völker', help: 'Eines für jeden Platz, oder zufällig.', values: { random: 'Zufällig', ...words.races } },
    neutrals: {
      label: 'Neutrale Karten',
      help: 'Die des Szenarios, oder andere zum selben Preis, wenn alle zustimmen.',
      values: { scenario: 'Des Szenarios', ...neutralNames(words) },
    },
    first: { label: 'Startspieler', help: 'Wer jede Runde beginnt und die Ereignisse zieht.' },
    overlord: { label: 'Overlord', help: 'Wer im Aufstieg des Overlords gegen alle anderen spielt.' },
    roundLimit: { label: 'Rundengrenze', help: 'Nach dieser Runde gilt das Ersatzergebnis des Szenarios.' },
    openHands: { label: 'Offene Hände', help: 'Partner sehen die Hände der anderen.' },
    strongholds: {
      label: 'Festungen als Ziele',
      help: 'Ob jede Festung der Kaserne einmal je Runde angegriffen werden darf oder der Stapel als Ganzes.',
      values: { each: 'Jede Karte', pile: 'Der Stapel' },
    },
    secured: {
      label: 'In der Schlacht gewonnen',
      help: 'Wie Festungen und neutrale Städte ins Spiel kommen.',
      values: { refreshed: 'Aufgefrischt', exhausted: 'Erschöpft' },
    },
    rewards: {
      label: 'Belohnungen',
      help: 'Ob Belohnungen jeden Zug aufgefrischt werden.',
      values: { refresh: 'Werden aufgefrischt', stay: 'Bleiben erschöpft' },
    },
    instants: {
      label: 'Angreifende Sofort-Ereignisse',
      help: 'Ob sie nach einer verlorenen Verteidigung zum nächsten Spieler ziehen.',
      values: { everyone: 'Gegen alle', 'until-lost': 'Bis eine Verteidigung misslingt' },
    },
    reshuffle: {
      label: 'Leerer Ereignisstapel',
      help: 'Wann Ereignisse der Stufe 2 einen neuen Stapel bilden.',
      values: { 'when-needed': 'Wenn eine Karte gebraucht wird', 'at-once': 'Sofort' },
    },
    payment: {
      label: 'Bezahlen',
      help: 'Ob eine Zahlung mehr Karten enthalten darf, als sie braucht, etwa um die Hand zu leeren.',
      values: { exact: 'Keine Karte zu viel', free: 'Beliebig viele' },
    },
  },
  terms: {
    Armee: 'Alle deine Einheiten, die an einem Kampf teilnehmen.',
    Zermürbung: 'Ein Würfel, der im Kampf gegen gefährliche Karten einige deiner Einheiten vernichtet.',
    Kaserne: 'Deine eigenen Stapel mit Einheiten und Festungen, die du mit Gold kaufst.',
    Schlacht: 'Ein Kampf gegen etwas, das kein anderer Spieler kontrolliert.',
    erschöpft: 'Zur Seite gedreht; bringt nichts, bis es aufgefrischt wird.',
    Einfluss: 'Kommt aus Städten und Festungen; erwirbt Karten der Mitte.',
    mythisch: 'Eine Einheit, die auf den Ablagestapel ihres Besitzers kommt, wenn sie vernichtet wird, nicht auf ihren Stapel zurück.',
    Belagerung: 'Ein Kampf um die Stadt oder das Heimatreich eines anderen Spielers.',
    Taktik: 'Eine Karte für den Kampf ohne eigene Stärke.',
    verwundet: 'Kämpft noch mit ganzer Stärke, wird aber am Ende des Kampfes vernichtet.',
  },
};
