import { ProviderError } from '@reelsheet/provider-common';
import { MailProvider } from '@reelsheet/provider-mail';

/** Used when no mail server is configured. Mails enqueued while there was one wait until one is configured again. */
export class NoMailServer extends MailProvider {
  async send(): Promise<never> {
    throw new ProviderError('mail', 'unavailable', { reason: 'SMTP_URL is not set' });
  }
}
