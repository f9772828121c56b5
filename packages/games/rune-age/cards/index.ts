/** Frames of the cards that share their ability with no other. */
import { lastSeal } from './ao-27.ts';
import { madProphet } from './ca-25.ts';
import { cursedGround } from './cq-26.ts';
import { councilOfWar } from './dlv-4.ts';
import { roc } from './dq-roc.ts';
import { leonx } from './lt-leonx.ts';
import { sorceress } from './lt-sorceress.ts';
import { saboteur } from './mc-saboteur.ts';
import { seer } from './mc-seer.ts';
import { spy } from './mc-spy.ts';
import { thieves } from './mo-21.ts';
import { earthquake } from './mo-25.ts';
import { razorwing } from './nc-razorwing.ts';
import { giant } from './nx-giant.ts';
import { shadowRune } from './nx-shadow-rune.ts';
import { warchief } from './or-warchief.ts';
import { hiredBlades } from './rw-15.ts';
import { discovery } from './rw-22.ts';
import { famine } from './rw-25.ts';
import { fallOfCities } from './rw-27.ts';

export const ownFrames = {
  'dq-roc': roc,
  'lt-sorceress': sorceress,
  'lt-leonx': leonx,
  'or-warchief': warchief,
  'nc-razorwing': razorwing,
  'nx-shadow-rune': shadowRune,
  'nx-giant': giant,
  'mc-seer': seer,
  'mc-saboteur': saboteur,
  'mc-spy': spy,
  'dlv-4': councilOfWar,
  'rw-15': hiredBlades,
  'rw-22': discovery,
  'rw-25': famine,
  'rw-27': fallOfCities,
  'ca-25': madProphet,
  'mo-21': thieves,
  'mo-25': earthquake,
  'ao-27': lastSeal,
  'cq-26': cursedGround,
} as const;
