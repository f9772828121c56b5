/** Requests about being told: the desk, wishes, vacations; ways have files of their own. */
import { isRefusal } from '@longtable/kernel';
import { type NOTICE_ROUTES, type NoticeSettings, tableId } from '@longtable/protocol';
import { channelBook } from '../notices/channel-book.ts';
import { channelOf, shownChannel } from '../notices/channels.ts';
import { desks } from '../notices/desk.ts';
import { keepWishes, planned, vacationOf, type Wishes, wishesOf } from '../notices/wishes.ts';
import { seatsOf } from '../table/actions.ts';
import { bySomebody, type Handlers, NOT_FOUND } from './asked.ts';
import { channelHandlers } from './channels.ts';
import type { NoticeRouteContext } from './context.ts';
import { mailHandlers } from './mail.ts';

export type NoticeRoutes = keyof typeof NOTICE_ROUTES;

export function noticeHandlers(context: NoticeRouteContext): Handlers<NoticeRoutes> {
  const { store, time, random, notices: service } = context;
  const book = channelBook({ notices: store.notices, time, random, onAdded: (guest) => service.board.lookFor(guest) });
  return { ...wishHandlers(context), ...channelHandlers(context, book), ...mailHandlers(context, book) };
}

async function settingsOf({ store: { notices }, time, notices: { sending } }: NoticeRouteContext, guest: string): Promise<NoticeSettings> {
  const wishes = await wishesOf(notices, guest);
  const { what, quiet, zone, language } = wishes;
  const channels = (await notices.channels(guest)).map((row) => shownChannel(channelOf(row)));
  return {
    wishes: { what: [...what], quiet, zone, language },
    channels,
    pushKey: sending.keys.publicKey,
    mail: sending.mailer !== null,
    vacation: vacationOf(wishes, time.now()),
    now: time.now(),
  };
}

function wishHandlers(context: NoticeRouteContext): Handlers<'desk' | 'saw' | 'notices' | 'wishNotices' | 'planVacation'> {
  const { store, time, tables } = context;
  const { notices } = store;
  const deskOf = desks(context);
  return {
    desk: bySomebody(({ guest }) => deskOf(guest.id)),
    async saw({ guest, id }, { heard }) {
      const table = tableId.safeParse(id).success ? await tables.get(id) : null;
      const seat = guest === null || table === null ? undefined : seatsOf(table.state, guest.id)[0];
      if (guest === null || table === null || seat === undefined) return NOT_FOUND;
      await notices.see(guest.id, id, Math.min(heard, table.state.host?.heardCount(seat) ?? 0), time.now());
      return {};
    },
    notices: bySomebody(({ guest }) => settingsOf(context, guest.id)),
    wishNotices: bySomebody(async ({ guest }, wish) => {
      const before = await wishesOf(notices, guest.id);
      const isNew = wish.what.some((kind) => !before.what.includes(kind));
      const next: Wishes = { ...before, ...wish, since: isNew ? time.now() : before.since };
      await keepWishes(notices, guest.id, next);
      return settingsOf(context, guest.id);
    }),
    planVacation: bySomebody(async ({ guest }, wish) => {
      const wishes = await wishesOf(notices, guest.id);
      const vacations = planned(wishes.vacations, wish, time.now());
      if (isRefusal(vacations)) return vacations;
      await keepWishes(notices, guest.id, { ...wishes, vacations });
      await context.notices.board.lookFor(guest.id);
      return settingsOf(context, guest.id);
    }),
  };
}
