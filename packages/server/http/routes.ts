/** Requests of the protocol's table, and who answers them. */
import { conductHandlers } from '../conduct/routes.ts';
import { bestLists } from '../matches/best.ts';
import { matchHandlers } from '../matches/routes.ts';
import type { PeopleContext } from '../people/context.ts';
import { peopleHandlers } from '../people/routes.ts';
import type { Handlers } from './asked.ts';
import type { RouteContext } from './context.ts';
import { guestHandlers } from './guests.ts';
import { listHandlers } from './lists.ts';
import { makingHandlers } from './making.ts';
import type { NoticeRoutes } from './notices.ts';
import { playHandlers } from './play.ts';
import { visitHandlers } from './visits.ts';

export function handlers(context: RouteContext): Omit<Handlers, NoticeRoutes> {
  const { config, store, time, random, titles, tables, called } = context;
  const { hangUp, setMuted } = context.hub;
  const people: PeopleContext = { config, store, time, random, tables, titles, hangUp, setMuted, called, best: bestLists(store, time) };
  return {
    ...guestHandlers(context),
    ...listHandlers(context),
    ...visitHandlers(context),
    ...makingHandlers(context),
    ...playHandlers(context),
    ...peopleHandlers(people),
    ...matchHandlers(people),
    ...conductHandlers(people),
  };
}
