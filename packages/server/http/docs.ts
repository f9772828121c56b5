/** Documentation made from the schemas themselves: an OpenAPI document, a page for it, and a page for the socket. */
import type { Server } from 'node:http';
import { CODES, clientMessage, PROTOCOL, ROUTES, type Route, refused, SOCKET_PATH, serverMessage } from '@longtable/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' });
const json = (schema: object): object => ({ 'application/json': { schema } });

function operation(name: string, route: Route): object {
  const parameters = route.path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : [];
  return {
    operationId: name,
    summary: route.about,
    parameters,
    security: route.session ? [{ session: [] }, ...(route.right === undefined ? [] : [{ token: [route.right] }])] : [],
    ...(route.body ? { requestBody: { required: true, content: json(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      [name === 'newTable' ? '201' : '200']: { description: 'Done', content: json(schemaOf(route.answer, 'output')) },
      default: { description: 'Refused: the code says why', content: json(schemaOf(refused, 'output')) },
    },
  };
}

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Longtable', version: String(PROTOCOL), description: 'Tables for board games: everything outside a running match.' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'longtable' },
        token: { type: 'http', scheme: 'bearer', description: 'A personal token; the name is the right that it needs.' },
      },
    },
  };
}

const plain = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const block = (schema: object): string => `<pre>${plain(JSON.stringify(schema, null, 2))}</pre>`;
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

function httpPage(): string {
  const parts = (Object.entries(ROUTES) as [string, Route][]).map(([name, route]) => {
    const body = route.body ? `<h3>Body</h3>${block(schemaOf(route.body, 'input'))}` : '';
    const token = route.right === undefined ? 'No token will do.' : `Or a token with the right <code>${route.right}</code>.`;
    const cookie = route.session ? `<p>Needs the session cookie. ${token}</p>` : '';
    return `<h2 id="${name}">${route.method} ${plain(route.path)}</h2><p>${plain(route.about)}</p>${cookie}${body}<h3>Answer</h3>${block(schemaOf(route.answer, 'output'))}`;
  });
  const refusals = `<h2>Refusals</h2><p>Every refusal has one of these codes: ${CODES.map((c) => `<code>${c}</code>`).join(', ')}.</p>`;
  return page(
    'Longtable over HTTP',
    `<p><a href="/api/openapi.json">OpenAPI document</a> · <a href="/api/socket">Socket protocol</a></p>${parts.join('')}${refusals}`,
  );
}

interface Kind {
  readonly shape: { readonly t: z.ZodLiteral };
}
const messages = (union: { readonly options: readonly unknown[] }, io: 'input' | 'output'): string =>
  union.options
    .map((kind) => {
      const type = kind as z.ZodType & Kind;
      return `<h3>${plain(String([...type.shape.t.values][0]))}</h3>${block(schemaOf(type, io))}`;
    })
    .join('');

export function socketPage(): string {
  const intro = `<p>A WebSocket at <code>${SOCKET_PATH}</code>, protocol ${PROTOCOL}. Messages are JSON texts of at most 8 KiB. The first is <code>watch</code>. A command carries an id chosen by the sender: after a lost connection it is sent again with the same id and is never done twice. The server answers <code>done</code> or <code>refused</code> with that id, after the <code>update</code> that it caused.</p>`;
  return page(
    'Longtable over the socket',
    `${intro}<h2>From the client</h2>${messages(clientMessage, 'input')}<h2>From the server</h2>${messages(serverMessage, 'output')}`,
  );
}

export function documentation(server: FastifyInstance<Server>): void {
  const html = 'text/html; charset=utf-8';
  server.get('/api/openapi.json', async () => openApi());
  server.get('/api/docs', async (_request, reply) => reply.type(html).send(httpPage()));
  server.get('/api/socket', async (_request, reply) => reply.type(html).send(socketPage()));
}
