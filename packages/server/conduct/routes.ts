/** Requests about people among people. */
import { tableId } from '@longtable/protocol';
import { bySomebody, type Handlers, NOT_FOUND } from '../http/asked.ts';
import { tokenBuckets } from '../limits.ts';
import { awaitSeat, endWish } from '../notices/calls.ts';
import type { PeopleContext } from '../people/context.ts';
import { maySee } from '../table/actions.ts';
import { deedLines, judge } from './deeds.ts';
import { invitationsOf, invite, metPeople } from './met.ts';
import { mutedBy, mutedPeople, setMute } from './mutes.ts';
import { openReports, report } from './reports.ts';
import { CONDUCT, removed } from './rows.ts';

/** So many invitations an hour for one person. */
const INVITES = { burst: 30, perSecond: 30 / 3600 };

type Names = 'met' | 'mutes' | 'mute' | 'invitations' | 'invite' | 'awaitSeat' | 'report' | 'readWarning' | 'reports' | 'judge' | 'deeds';

export function conductHandlers(context: PeopleContext): Handlers<Names> {
  const { store, time, tables } = context;
  const invites = tokenBuckets(INVITES, time);
  const table = async (id: string) => (tableId.safeParse(id).success ? tables.get(id) : null);
  return {
    met: bySomebody(({ guest }) => metPeople(store, guest.id)),
    mutes: bySomebody(({ guest }) => mutedPeople(store, guest.id)),
    mute: bySomebody(async ({ guest }, { person, muted }) => {
      if (person === guest.id || (muted && (await store.person(person)) === null)) return NOT_FOUND;
      if (!(await setMute(store, guest.id, person, muted, time.now()))) return { refused: 'too-many' };
      context.setMuted(guest.id, await mutedBy(store, guest.id));
      return mutedPeople(store, guest.id);
    }),
    invitations: bySomebody(({ guest }) => invitationsOf(store, tables, guest.id, time.now())),
    invite: bySomebody(async ({ guest, id, code }, { person }) => {
      const found = await table(id);
      if (found === null || !maySee(found.state, guest.id, code)) return NOT_FOUND;
      if (!invites.spend(guest.id)) return { refused: 'too-many' };
      const refused = await invite(store, found.state, guest.id, person, time.now());
      if (refused === null) await context.called(found);
      return refused ?? {};
    }),
    awaitSeat: bySomebody(async ({ guest, id, code }, wish) => {
      // Taken back it is wherever the table is by now, or never was.
      if (!wish.on) return endWish(store, id, guest.id);
      const found = await table(id);
      if (found === null || !maySee(found.state, guest.id, wish.code ?? code)) return NOT_FOUND;
      return awaitSeat(store, found.state, guest, wish.code ?? code ?? '', time.now());
    }),
    report: bySomebody(async ({ guest }, wish) => {
      const found = await table(wish.table);
      return (await report(store, found?.state ?? null, guest.id, wish, time.now())) ?? {};
    }),
    readWarning: bySomebody(async ({ guest }, { id }) => {
      const found = await store.record(CONDUCT.warning, id);
      if (found === null || found.person !== guest.id) return NOT_FOUND;
      await store.changeRecords([removed(found)]);
      return {};
    }),
    reports: () => openReports(store),
    judge: bySomebody(async ({ guest }, judgement) => (await judge(context, guest.id, judgement)) ?? openReports(store)),
    deeds: () => deedLines(context),
  };
}
