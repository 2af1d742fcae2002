import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderErrorCategory } from '@reelsheet/provider-common';
import type { VendorFault, VendorUnderTest } from '@reelsheet/provider-common/contract';
import type { Mail, MailProvider } from './port.js';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The header `List-Unsubscribe`, null if the mail has none. */
  readonly list_unsubscribe: string | null;
  /** The header `List-Unsubscribe-Post`. */
  readonly list_unsubscribe_post: string | null;
}

/** A mail server with an adapter, and access to its mailboxes. */
export interface MailUnderTest {
  readonly vendor: Pick<VendorUnderTest, 'misbehave' | 'close'>;
  /** Domain whose addresses are rejected. */
  readonly rejectedDomain: string;
  received(): Promise<ReceivedMail[]>;
  provide(options?: { readonly timeoutMs?: number; readonly authorized?: boolean }): MailProvider;
}

const INVALID: readonly { error: VendorFault; category: ProviderErrorCategory; arrives: boolean }[] = [
  { error: 'error', category: 'unavailable', arrives: false },
  { error: 'reject', category: 'content_refused', arrives: false },
  { error: 'timeout', category: 'timeout', arrives: false },
  { error: 'corrupt', category: 'corrupt_answer', arrives: true },
  { error: 'lost_answer', category: 'unavailable', arrives: true },
];

const TIMEOUT_MS = 500;

/** Registers what callers rely on from any MailProvider. */
export function mailProviderContract(name: string, arrange: () => Promise<MailUnderTest>): void {
  describe(`${name} as a MailProvider`, () => {
    let under: MailUnderTest;
    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    const inboxOf = async (address: string) => (await under.received()).filter(({ to }) => to === address);

    it('sends text and HTML as they are, to one address', async () => {
      const mail = mailTo({
        subject: 'Grüße – 日本',
        text: 'Line one\n.\nLink: https://example.com/?a=1&b=2',
        html: '<p>Hällo</p>',
      });
      await under.provide().send(mail);
      const { to, subject, text, html } = mail;
      expect(await inboxOf(to)).toEqual([expect.objectContaining({ to, subject, text, html })]);
    });

    it('names the address that ends further mails', async () => {
      const [plain, ending] = [mailTo({}), mailTo({ unsubscribeUrl: `https://example.com/${'long/'.repeat(30)}end` })];
      await under.provide().send(plain);
      await under.provide().send(ending);
      expect(await inboxOf(plain.to)).toMatchObject([{ list_unsubscribe: null, list_unsubscribe_post: null }]);
      expect(await inboxOf(ending.to)).toMatchObject([
        { list_unsubscribe: `<${ending.unsubscribeUrl}>`, list_unsubscribe_post: 'List-Unsubscribe=One-Click' },
      ]);
    });

    it.each<[string, Partial<Mail>]>([
      ['a line break in the address', { to: 'a@example.com\r\nBcc: b@example.com' }],
      ['two addresses', { to: 'a@example.com,b@example.com' }],
      ['a named address', { to: 'A <a@example.com>' }],
      ['no address', { to: 'nobody' }],
      ['a line break in the subject', { subject: 'Hello\r\nBcc: b@example.com' }],
      ['a line break in the id', { messageId: '<a@b>\r\nBcc: b@example.com' }],
      ['a second address that ends mails', { unsubscribeUrl: 'https://example.com/>, <https://evil.example/' }],
      ['an address that ends mails and is none', { unsubscribeUrl: 'mailto:a@example.com' }],
    ])('rejects %s', async (_, part) => {
      const before = await under.received();
      await expect(under.provide().send(mailTo(part))).rejects.toMatchObject({ category: 'bad_request' });
      expect(await under.received()).toEqual(before);
    });

    it('reports an address that the server rejects', async () => {
      const mail = mailTo({ to: `nobody@${under.rejectedDomain}` });
      await expect(under.provide().send(mail)).rejects.toMatchObject({ category: 'bad_request', retryable: false });
    });

    it('reports rejected credentials', async () => {
      await expect(under.provide({ authorized: false }).send(mailTo({}))).rejects.toMatchObject({
        category: 'unauthorized',
      });
    });

    it.each(INVALID)('maps the fault $fault to $category', async ({ error, category, arrives }) => {
      const mail = mailTo({});
      await under.vendor.misbehave(error);
      const provider = under.provide(error === 'timeout' ? { timeoutMs: TIMEOUT_MS } : {});
      await expect(provider.send(mail)).rejects.toMatchObject({ name: 'ProviderError', category });
      expect(await inboxOf(mail.to)).toHaveLength(arrives ? 1 : 0);
    });

    it('stops for the reason that the caller gives', async () => {
      await under.vendor.misbehave('timeout');
      const stop = new AbortController();
      const reason = new Error('the worker goes down');
      const sending = under.provide().send(mailTo({}), stop.signal);
      stop.abort(reason);
      await expect(sending).rejects.toBe(reason);
    });
  });
}

function mailTo(part: Partial<Mail>): Mail {
  const id = randomUUID();
  const usual = { to: `${id}@example.com`, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  return { ...usual, messageId: `<${id}@example.com>`, ...part };
}
