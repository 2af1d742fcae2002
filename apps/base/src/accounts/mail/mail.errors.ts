import { defineError, DomainError } from '@reelsheet/kernel';

export const MailErrors = {
  notConfigured: defineError({
    code: 'mail_not_configured',
    status: 501,
    message: 'This installation sends no mail; ask its operator',
  }),
} as const;

export const mailNotConfigured = () => new DomainError(MailErrors.notConfigured);
