import { prose } from '@reelsheet/kernel';

/**
 * Data of a mail: its kind, its recipient and the values of its text. It contains a secret, so it is stored encrypted.
 */
export interface MailData {
  readonly kind: MailKind;
  readonly to: string;
  /** Token in the link of the mail. */
  readonly token?: string;
  /** ISO 8601 time after which the mail is not sent any more. */
  readonly expiresAt: string;
  /** Values of the placeholders `{name}` in the text, which users have chosen. */
  readonly names?: Readonly<Record<string, string>>;
  /** List in the mail. */
  readonly lines?: readonly MailLine[];
  /** Path of the page in the web application that the action opens, instead of the template's page with a token. */
  readonly path?: string;
  /** Address that ends mails of the kind with one click (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface MailLine {
  readonly text: string;
  /** Path of the page in the web application that the line leads to. */
  readonly path: string;
}

interface MailTemplate {
  readonly subject: string;
  readonly before: readonly string[];
  /** Action offered to the recipient. */
  readonly action?: {
    readonly label: string;
    /** Path in the web application, followed by the token; absent where the mail names its own path. */
    readonly page?: string;
  };
  readonly after: readonly string[];
}

const IGNORE = 'If this was not you, you need not do anything.';
const NOT_YOU = prose`
  If this was not you, somebody knows your password: set a new one, which signs you out everywhere, and check your
  second factors and access keys.`;

export const MAIL_TEMPLATES = {
  verify_email: {
    subject: 'Confirm your email address',
    before: [
      prose`
        Somebody signed up for Reelsheet with this address. If it was you, confirm it within 24 hours with the password
        that you gave, or set another one there; your account is made then.`,
    ],
    action: {
      label: 'Confirm the address',
      page: 'verify_email',
    },
    after: ['If this was not you, do not confirm: without it no account is made.'],
  },
  sign_up_attempt: {
    subject: 'You have an account already',
    before: [
      'Somebody tried to sign up for Reelsheet with this address, which has an account already. Nothing has changed.',
      'If it was you, sign in. If you have forgotten your password, ask for a new one.',
    ],
    after: [IGNORE],
  },
  password_reset: {
    subject: 'Set a new password',
    before: [
      prose`
        Somebody asked to reset the password of your Reelsheet account. If it was you, set a new one within an hour.
        You will be signed out everywhere, and your access keys end unless you choose to keep them.`,
    ],
    action: {
      label: 'Set a new password',
      page: 'password_reset',
    },
    after: [`${IGNORE} Your password stays as it is.`],
  },
  no_password: {
    subject: 'Your account has no password',
    before: [
      prose`
        Somebody asked to reset the password of your Reelsheet account. It has none: you sign in with your identity
        provider.`,
    ],
    after: [IGNORE],
  },
  account_deleted: {
    subject: 'Your account was deleted',
    before: [
      prose`
        Your Reelsheet account was deleted with its personal workspace, your sessions and your access keys. What you
        made in organizations stays there, without your name.`,
    ],
    after: ['If this was not you, ask the operator: it cannot be undone here, but you can sign up again.'],
  },
  second_factor_added: {
    subject: 'A second factor was added to your account',
    before: [
      'The second factor {factor} was added to your Reelsheet account.',
      'Store your recovery codes where you can find them if you lose it.',
    ],
    after: [NOT_YOU],
  },
  second_factor_removed: {
    subject: 'A second factor was removed from your account',
    before: ['The second factor {factor} was removed from your Reelsheet account.'],
    after: [NOT_YOU],
  },
  recovery_codes_renewed: {
    subject: 'Your recovery codes were replaced',
    before: ['New recovery codes were made for your Reelsheet account. The earlier ones do not work any more.'],
    after: [NOT_YOU],
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    before: ['A recovery code of your Reelsheet account was used instead of a second factor. Codes left: {left}.'],
    after: [NOT_YOU],
  },
  passkey_copied: {
    subject: 'One of your passkeys may have been copied',
    before: [
      prose`
        Somebody who knows the password of your Reelsheet account sent a proof of the passkey {factor} that is older
        than one before. It was rejected. This happens when a security key was copied or restored.`,
      'Remove this passkey from your second factors and add a new one.',
    ],
    after: [NOT_YOU],
  },
  second_factor_failed: {
    subject: 'A sign-in to your account failed',
    before: [
      prose`
        Somebody who knows the password of your Reelsheet account, or has one of its sessions, failed at the second
        factor. There is at most one such mail a day; the audit log of your personal workspace has each attempt.`,
    ],
    after: [NOT_YOU],
  },
  second_factor_demanded: {
    subject: '{organization} requires a second factor',
    before: [
      prose`
        The organization {organization} on Reelsheet, of which you are an owner, requires a second factor of its members
        now. Those who have none cannot work in it until they add one.`,
    ],
    after: [],
  },
  second_factor_waived: {
    subject: '{organization} does not require a second factor any more',
    before: [
      prose`
        The organization {organization} on Reelsheet, of which you are an owner, does not require a second factor of its
        members any more.`,
    ],
    after: ['If no owner decided that, look at the audit log of the organization, and require it again.'],
  },
  endpoint_paused: {
    subject: 'The {kind} of {agent} is paused',
    before: [
      prose`
        The {kind} address of your agent {agent} on Reelsheet has taken nothing for days, or wants no more, so it is
        not called any more.`,
      prose`
        What happens meanwhile is kept for 30 days. Give the address anew when it is there again, and have sent what
        it missed.`,
    ],
    after: [],
  },
  notifications: {
    subject: '{count} in {organization}',
    before: ['Since the last mail, this happened in {organization} on Reelsheet:'],
    action: { label: 'Open the inbox' },
    after: ['You have chosen these mails. Which ones you receive, and when, is a setting of your inbox.'],
  },
  invitation: {
    subject: 'You are invited to {organization}',
    before: [
      '{inviter} invites you to the organization {organization} on Reelsheet, as {role}.',
      'Sign in, or sign up with this address, and accept within seven days.',
    ],
    action: {
      label: 'Accept the invitation',
      page: 'invitations',
    },
    after: ['If you do not know them, you need not do anything.'],
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

export type MailKind = keyof typeof MAIL_TEMPLATES;

export const templateOf = (kind: MailKind): MailTemplate => MAIL_TEMPLATES[kind];
