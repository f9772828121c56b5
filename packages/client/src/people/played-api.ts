/** Requests about what people have played, and about people among people. */
import type {
  Best,
  DeedLines,
  Invitations,
  MetPeople,
  MutedPeople,
  PastMatch,
  Profile,
  ReportLine,
  Standing,
  WireRefusal,
} from '@longtable/protocol';
import { request } from '../link/api.ts';

type Answer<T> = Promise<T | WireRefusal>;
const get = <T>(path: string): Answer<T> => request('GET', path);
const post = <T>(path: string, body: object): Answer<T> => request('POST', path, body);

export const myStanding = (): Answer<Standing> => get('/api/my/standing');
export const wishProfile = (wish: Partial<Profile>): Answer<Profile> => post('/api/my/profile', wish);
export interface PastMatches {
  readonly matches: readonly PastMatch[];
  readonly next: string | null;
}
export const myMatches = (game: string, before: string | null): Answer<PastMatches> =>
  get(`/api/my/matches?game=${encodeURIComponent(game)}${before === null ? '' : `&before=${encodeURIComponent(before)}`}`);
export const bestOf = (game: string, page: number): Answer<Best> => get(`/api/best?game=${encodeURIComponent(game)}&page=${page}`);

export const peopleMet = (): Answer<MetPeople> => get('/api/my/met');
export const myMutes = (): Answer<MutedPeople> => get('/api/my/mutes');
export const mute = (person: string, muted: boolean): Answer<MutedPeople> => post('/api/my/mutes', { person, muted });
export const myInvitations = (): Answer<Invitations> => get('/api/my/invitations');
export const invite = (table: string, person: string): Answer<object> => post(`/api/tables/${table}/invite`, { person });
export const report = (wish: { person: string; table: string; reason: string; text: string }): Answer<object> => post('/api/reports', wish);
export const readWarning = (id: string): Answer<object> => post('/api/my/warnings/read', { id });

export interface Reports {
  readonly reports: readonly ReportLine[];
}
export const openReports = (): Answer<Reports> => get('/api/operator/reports');
export const judge = (wish: { report: string; deed: string; days?: number; text?: string }): Answer<Reports> =>
  post('/api/operator/deeds', wish);
export const deedLines = (): Answer<DeedLines> => get('/api/operator/deeds');
