import { ProviderError } from '@reelsheet/provider-common';
import { MailProvider } from '@reelsheet/provider-mail';

/** Where no server is configured; letters that were written while one was wait for the next. */
export class NoMailServer extends MailProvider {
  async send(): Promise<never> {
    throw new ProviderError('mail', 'unavailable', { reason: 'SMTP_URL is not set' });
  }
}
