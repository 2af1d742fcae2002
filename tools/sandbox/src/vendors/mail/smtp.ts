import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { FaultKind } from '../../server/faults.js';
import type { SandboxContext } from '../../server/vendor.js';
import { Mailbox } from './mailbox.js';

/** Domain whose addresses reject mails. All other mails are accepted and not delivered. */
const REJECTED_DOMAIN = '@refused.example';
const MAX_BYTES = 10 * 2 ** 20;

export interface MailServer {
  /** URL of the server: `smtp://host:port`. */
  readonly url: string;
  close(): Promise<void>;
}

export async function startMailServer(sandbox: SandboxContext): Promise<MailServer> {
  const { host, mailPort } = sandbox.settings;
  const catcher = new Catcher(sandbox);
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    rejectOversized: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, answer) =>
      password?.startsWith('sandbox-') ? answer(null, { user: username }) : answer(rejection(535, 'Wrong credentials')),
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.endsWith(REJECTED_DOMAIN) ? rejection(550, 'No such mailbox') : null),
    onData: (stream, session, answer) => {
      void buffer(stream)
        .then((bytes) => catcher.take(bytes, session, () => hangUp(server, session)))
        .then(answer, answer);
    },
  });
  server.listen(mailPort, host);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://${host}:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}

interface Outcome {
  /** SMTP status sent to the client; 0 sends nothing. */
  readonly status: number;
  readonly message: string;
  readonly isStored: boolean;
}

const TAKEN: Outcome = { status: 250, message: 'Taken', isStored: true };
const UPON: Partial<Record<FaultKind, Outcome>> = {
  error: { status: 451, message: 'Try again later', isStored: false },
  reject: { status: 554, message: 'Refused for its content', isStored: false },
  timeout: { status: 0, message: 'Silence', isStored: false },
  corrupt: { status: 999, message: 'What?', isStored: true },
  lost_answer: { status: 0, message: 'Connection lost', isStored: true },
};

class Catcher {
  private readonly mailbox: Mailbox;

  constructor(private readonly sandbox: SandboxContext) {
    this.mailbox = new Mailbox(sandbox.database);
  }

  /**
   * Stores a mail and returns the SMTP error, if any. Never resolves if the client is to receive
   * nothing.
   */
  async take(bytes: Buffer, session: SMTPServerSession, hangUp: () => void): Promise<Error | undefined> {
    const mail = await PostalMime.parse(bytes);
    const fault = this.sandbox.faults.take('mail', '/');
    if (fault?.kind === 'latency') await wait(fault.value);
    const { status, message, isStored } = (fault && UPON[fault.kind]) ?? TAKEN;
    if (isStored) this.store(mail, session);
    this.log(mail, status, fault?.kind ?? null);
    if (status > 0) return status === TAKEN.status ? undefined : rejection(status, message);
    if (isStored) hangUp();
    else this.sandbox.faults.hang(hangUp);
    return new Promise(() => undefined);
  }

  private store(mail: Email, { envelope }: SMTPServerSession): void {
    const { subject = '', text = '', html = '' } = mail;
    const received = {
      subject,
      text: text.trimEnd(),
      html: html.trimEnd(),
      list_unsubscribe: headerOf(mail, 'list-unsubscribe'),
      list_unsubscribe_post: headerOf(mail, 'list-unsubscribe-post'),
      received_at: new Date().toISOString(),
    };
    for (const { address } of envelope.rcptTo) this.mailbox.add({ to: address, ...received });
  }

  private log({ messageId, subject = '' }: Email, status: number, fault: FaultKind | null): void {
    const key = messageId ?? null;
    const call = { vendor: 'mail', method: 'SMTP', path: '/', idempotency_key: key, replay: false };
    this.sandbox.calls.add({ ...call, status, fault, summary: subject });
  }
}

const headerOf = ({ headers }: Email, name: string): string | null =>
  headers.find(({ key }) => key === name)?.value ?? null;

function rejection(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}

function hangUp(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.session.id === id) connection.close();
}
