/** The HTTP side: routes of the protocol, health, metrics, documentation, and the client's files. */

import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import { isRefusal } from '@longtable/kernel';
import { ROUTES, type Route, type RouteName, statusOf, type WireRefusal } from '@longtable/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { tokenBuckets } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Asked, Handlers } from './asked.ts';
import type { NoticeRouteContext } from './context.ts';
import { deviceOf } from './device.ts';
import { documentation } from './docs.ts';
import { noticeHandlers } from './notices.ts';
import { canonicalUrl } from './path.ts';
import { refusalFor } from './rights.ts';
import { handlers } from './routes.ts';
import { HEADERS, isOurs } from './security.ts';
import { bearerIn, cookieFor, guestOf, isNews, isOperator, noCookie, signedInWith } from './session.ts';
import { titleFiles } from './titles.ts';

export interface AppContext extends NoticeRouteContext {
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Throws while the server cannot take requests. */
  ready(): Promise<void>;
  /** Folder of the built client. */
  readonly clientDir: string;
}

const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';
/** The address is canonical by then: see `canonicalUrl`. */
const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

function refuse(reply: FastifyReply, refusal: WireRefusal): FastifyReply {
  return reply.code(statusOf(refusal.refused)).send(refusal);
}

const CODE_OF_STATUS: Readonly<Record<number, WireRefusal['refused']>> = { 413: 'too-large', 404: 'not-found', 429: 'too-fast' };

export async function app(context: AppContext): Promise<FastifyInstance<Server>> {
  const { config, metrics, logger } = context;
  const server = Fastify({
    logger: false,
    bodyLimit: config.limits.frameBytes,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: 20_000,
    routerOptions: { maxParamLength: 80 },
    rewriteUrl: ({ url = '/' }) => canonicalUrl(url),
  }) as unknown as FastifyInstance<Server>;
  const perSecond = config.limits.requestsPerSecond;
  const requests = tokenBuckets({ burst: perSecond * 5, perSecond }, context.time);
  const sweeper = setInterval(() => requests.sweep(), 60_000);
  sweeper.unref();

  /** Files of the client are free; every write must come from our own pages, whatever its path. */
  const refusalOf = (request: FastifyRequest): WireRefusal | null => {
    // No page can make a browser send a token in a header.
    const isProgram = bearerIn(request.headers.authorization) !== null;
    const isForeign = isWrite(request.method) && !isProgram && !isOurs(request.headers.origin, request.headers.host, config.publicUrl);
    if ((isForeign || isApi(request)) && !requests.spend(request.ip)) return { refused: 'too-fast' };
    return isForeign ? foreign(request.headers.origin) : null;
  };
  server.addHook('onRequest', (request, reply, goOn) => {
    reply.headers(HEADERS);
    if (isApi(request)) reply.header('cache-control', 'no-store');
    const refusal = refusalOf(request);
    if (refusal === null) goOn();
    else refuse(reply, refusal);
  });
  server.addHook('onResponse', (request, reply, goOn) => {
    metrics.count('longtable_requests_total', { status: String(reply.statusCode) });
    const route = request.routeOptions.url ?? 'unknown';
    logger.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    goOn();
  });
  server.setErrorHandler((error: { statusCode?: number; message?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ what: error.message }, 'a request failed');
    const refused = status >= 500 ? 'unavailable' : (CODE_OF_STATUS[status] ?? 'bad-message');
    metrics.count('longtable_refusals_total', { code: refused });
    return refuse(reply, { refused });
  });

  apiRoutes(server, context);
  operations(server, context);
  documentation(server);
  titleFiles(server, context.titles, context.clientDir);
  await clientFiles(server, context.clientDir);
  return server;
}

/** A page of somebody else, or a program that does not say who it is. */
const foreign = (origin: string | undefined): WireRefusal => ({
  refused: 'not-allowed',
  message: origin === undefined ? 'A program needs a token: "Authorization: Bearer TOKEN".' : 'Wrong origin.',
});

function apiRoutes(server: FastifyInstance<Server>, context: AppContext): void {
  const handle: Handlers = { ...handlers(context), ...noticeHandlers(context) };
  for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
    server.route({
      method: route.method,
      url: route.path.replace('{id}', ':id'),
      handler: async (request, reply) => {
        const asked = await askedBy(context, request, reply);
        const barred = refusalFor(route, asked.signedIn, context.config.operators);
        if (barred !== null) return refuse(reply, barred);
        const body = route.body?.safeParse(request.body ?? {});
        if (body !== undefined && !body.success) return refuse(reply, badMessage(body.error.issues));
        const act = handle[name] as (asked: Asked, body: unknown) => Promise<object | WireRefusal>;
        const answer = await act(asked, body?.data);
        if (answer instanceof Readable) return reply.type('application/json; charset=utf-8').send(answer);
        if (!isRefusal(answer)) return reply.code(name === 'newTable' ? 201 : 200).send(answer);
        context.metrics.count('longtable_refusals_total', { code: answer.refused });
        return refuse(reply, answer);
      },
    });
  }
}

async function askedBy(context: AppContext, request: FastifyRequest, reply: FastifyReply): Promise<Asked> {
  const secure = isSecure(context, request);
  const query = request.query as Record<string, unknown>;
  const { code } = query;
  const found = await signedInWith(context.store, request.headers, secure);
  const now = context.time.now();
  if (found !== null && isNews(found, now)) await context.store.sawSession(found.session.token, now);
  return {
    guest: found === null ? null : guestOf(found),
    signedIn: found,
    device: deviceOf(request.headers['user-agent']),
    address: request.ip,
    origin: request.headers.origin ?? '',
    query,
    id: (request.params as { id?: string }).id ?? '',
    code: typeof code === 'string' && code.length <= 64 ? code : undefined,
    setToken: (fresh) => void reply.header('set-cookie', fresh === null ? noCookie(secure) : cookieFor(fresh, secure)),
  };
}

const isSecure = ({ config }: AppContext, request: FastifyRequest): boolean =>
  config.publicUrl?.startsWith('https:') === true || request.protocol === 'https';

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
/** A name that somebody typed, and not a message without one. */
const isAboutName = ({ code, path }: Issue): boolean => path[0] === 'name' && code !== 'invalid_type';

function badMessage([issue]: readonly Issue[]): WireRefusal {
  return {
    refused: issue !== undefined && isAboutName(issue) ? 'bad-name' : 'bad-message',
    message: issue === undefined ? 'not readable' : `${issue.path.join('.') || 'body'}: ${issue.message}`.slice(0, 200),
  };
}

function operations(server: FastifyInstance<Server>, { config, metrics, ready }: AppContext): void {
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await ready();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  server.get('/metrics', async (request, reply) => {
    if (!isOperator(request.headers.authorization, config.metricsToken)) return refuse(reply, { refused: 'not-found' });
    return reply.type('text/plain; version=0.0.4').send(metrics.text());
  });
}

/** The client's page answers every address that is not a file, so that links into the app work. */
async function clientFiles(server: FastifyInstance<Server>, folder: string): Promise<void> {
  const built = existsSync(`${folder}/index.html`);
  // The build puts each text beside itself as it travels.
  if (built) await server.register(import('@fastify/static'), { root: folder, index: ['index.html'], maxAge: '1h', preCompressed: true });
  // The documentation is a folder of its own: its links are relative, so its address must end like one.
  server.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  server.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !isApi(request) &&
      !request.url.startsWith('/docs/') &&
      (request.headers.accept ?? '').includes('text/html');
    return built && isPage ? reply.sendFile('index.html') : refuse(reply, { refused: 'not-found' });
  });
}
