import { announceVendor, callVendor, ProviderError, type ProviderErrorCategory } from '@reelsheet/provider-common';
import { MailProvider, type Mail } from './port.js';

export interface SmtpSettings {
  /**
   * `smtp://user:password@host:port`, or `smtps://` for TLS from the start; `?requireTLS=true`
   * rejects a server without STARTTLS.
   */
  readonly url: string;
  /** Sender, with or without a name. */
  readonly from: string;
  /** Timeout of one mail in milliseconds. */
  readonly timeoutMs?: number;
}

const VENDOR = 'mail';
const PROVIDER = 'smtp';
const TIMEOUT_MS = 20_000;

const ADDRESS = /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/;
const LINE = /^\P{Cc}+$/u;
/** An address between angle brackets of a header. */
const LINK = /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/;

/** Categories by nodemailer's codes, for errors without a code of the server. */
const BY_CODE: Readonly<Record<string, ProviderErrorCategory>> = {
  EAUTH: 'unauthorized',
  ENOAUTH: 'unauthorized',
  ETIMEDOUT: 'timeout',
  EPROTOCOL: 'corrupt_answer',
};

/** Mails over SMTP, each over a connection of its own. */
export class SmtpMailProvider extends MailProvider {
  private readonly timeoutMs: number;

  constructor(private readonly settings: SmtpSettings) {
    super();
    announceVendor(VENDOR, PROVIDER);
    this.timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
  }

  async send(mail: Mail, signal?: AbortSignal): Promise<void> {
    assertOneRecipient(mail);
    await callVendor(
      { vendor: VENDOR, provider: PROVIDER, timeoutMs: this.timeoutMs, signal },
      (until) => unlessAborted(until, this.deliver(mail)),
      errorOf,
    );
  }

  private async deliver({ to: address, unsubscribeUrl, ...rest }: Mail): Promise<void> {
    const { url, from } = this.settings;
    const { timeoutMs } = this;
    const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true }, { from });
    const headers = unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl);
    await transport.sendMail({ ...rest, headers, to: { name: '', address } });
  }
}

/** Nothing in a header may begin another, nor name a second recipient. */
function assertOneRecipient({ to, subject, messageId, unsubscribeUrl }: Mail): void {
  if (!ADDRESS.test(to)) throw new ProviderError(VENDOR, 'bad_request', { reason: 'the address is none' });
  if (![to, subject, messageId].every((text) => LINE.test(text)))
    throw new ProviderError(VENDOR, 'bad_request', { reason: 'a header holds control characters' });
  if (unsubscribeUrl !== undefined && !LINK.test(unsubscribeUrl))
    throw new ProviderError(VENDOR, 'bad_request', { reason: 'the address that ends further mails is none' });
}

/** One click in a mail program sends the second header's value as a form to the address in the first. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A connection that nobody waits for any more ends by its own time-outs. */
function unlessAborted<T>(signal: AbortSignal, sending: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([sending, aborted]);
}

function errorOf(cause: unknown): ProviderError {
  const { code = '', responseCode: status } = cause as { code?: string; responseCode?: number };
  return new ProviderError(VENDOR, categoryOf(code, status), { status, vendorCode: code, cause });
}

/**
 * A 4xx status is temporary and a 5xx status permanent: of the recipient at the envelope, of the
 * mail itself after it.
 */
function categoryOf(code: string, status: number | undefined): ProviderErrorCategory {
  const known = BY_CODE[code];
  if (known) return known;
  if (status === undefined || (status >= 400 && status < 500)) return 'unavailable';
  if (status < 400 || status >= 600) return 'corrupt_answer';
  return code === 'EENVELOPE' ? 'bad_request' : 'content_refused';
}
