/** E-mail, where the operator has named a server for it. */
import { createTransport } from 'nodemailer';
import type { MailData, Message } from './channels.ts';
import { PATIENCE_MS, type Reply } from './guard.ts';
import { wordsIn } from './words.ts';

export interface MailConfig {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string;
  readonly from: string;
}

export interface Mailer {
  send(to: Pick<MailData, 'address' | 'token'>, message: Message, link: string | null): Promise<Reply>;
  close(): void;
}

const hostIn = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

function failed(error: SmtpError, ms: number): Reply {
  const status = error.responseCode ?? null;
  const failure =
    error.code === 'ETIMEDOUT' ? 'timeout' : status === null ? 'unreachable' : status >= 550 && status <= 553 ? 'gone' : 'status';
  return { status, failure, cut: false, said: (error.response ?? '').slice(0, 200), date: null, ms };
}

export function mailer({ url, from }: MailConfig, publicUrl: string | null): Mailer {
  const times = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, dnsTimeout: PATIENCE_MS };
  const parsed = new URL(url);
  const transport = createTransport({
    host: parsed.hostname,
    port: Number(parsed.port) || (parsed.protocol === 'smtps:' ? 465 : 587),
    secure: parsed.protocol === 'smtps:',
    ...(parsed.username === '' ? {} : { auth: { user: decodeURIComponent(parsed.username), pass: decodeURIComponent(parsed.password) } }),
    ...times,
    pool: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ address, token }, { id, told, language }, link) {
      const start = performance.now();
      const end = publicUrl === null ? null : `${publicUrl}/unsubscribe/${token}`;
      const foot = end === null ? [] : ['', '--', `${wordsIn(language).unsubscribe} ${end}`];
      try {
        const { response } = await transport.sendMail({
          from,
          to: { name: '', address },
          subject: told.title,
          text: [told.body, ...(link === null ? [] : ['', link]), ...foot].join('\n'),
          // The same for every try: whoever gets it twice can tell.
          messageId: `<${id.replace(/[^A-Za-z0-9.-]/g, '.')}@${hostIn(from)}>`,
          headers: { 'auto-submitted': 'auto-generated', ...(end === null ? {} : { 'list-unsubscribe': `<${end}>` }) },
        });
        return {
          status: 250,
          failure: null,
          cut: false,
          said: response.slice(0, 200),
          date: null,
          ms: Math.round(performance.now() - start),
        };
      } catch (error) {
        return failed(error as SmtpError, Math.round(performance.now() - start));
      }
    },
    close: () => transport.close(),
  };
}
