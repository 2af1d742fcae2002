import { expect, it } from '@jest/globals';
import { AccountsConfig } from '../../accounts/accounts.config.js';
import type { MailWriter } from '../../accounts/mail/mail.writer.js';
import { DigestMailer } from './digest-mailer.js';
import type { UnsubscribeTokens } from './unsubscribe-token.js';

const mailerWith = (isConfigured: boolean, ACCOUNT_PROOF: string) =>
  new DigestMailer(
    Object.assign(new AccountsConfig(), { ACCOUNT_PROOF }),
    { isConfigured } as MailWriter,
    {} as UnsubscribeTokens,
  );

it.each([
  ['a proved address', true, 'mail', true, null],
  ['an address that was not proved', true, 'mail', false, 'unproved_address'],
  ['any address where none is proved', true, 'none', false, null],
  ['no address without a mail server', false, 'none', true, 'no_mail_server'],
])('mails to %s', (_, isConfigured, proof, isProved, hindrance) => {
  expect(mailerWith(isConfigured, proof).hindranceOf({ isProved })).toBe(hindrance);
});
