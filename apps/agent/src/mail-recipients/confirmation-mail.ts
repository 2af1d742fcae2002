import { escapeHtml, printableName } from '@reelsheet/kernel';
import { CONFIRMATION_DAYS } from './mail-recipient-limits.js';

export interface ConfirmationMail {
  readonly organizationName: string;
  readonly address: string;
  readonly confirm: string;
  readonly unsubscribe: string;
}

const SUBJECT = 'Confirm that you want these mails';

/** Returns the mail that asks an address whether it wants the results of an organization's recurring jobs. */
export function confirmationMail({ organizationName, address, confirm, unsubscribe }: ConfirmationMail): {
  subject: string;
  text: string;
  html: string;
} {
  const organization = printableName(organizationName);
  const request = [
    `The organization ${organization} on Reelsheet wants to mail results of its recurring jobs to ${address}.`,
    `Nothing is sent until you confirm, within ${CONFIRMATION_DAYS} days.`,
  ].join(' ');
  const ending = 'If you do not want these mails, you need not do anything. To not be asked again:';
  return {
    subject: SUBJECT,
    text: [request, confirm, `${ending} ${unsubscribe}`].join('\n\n'),
    html: [
      `<p>${escapeHtml(request)}</p>`,
      `<p><a href="${escapeHtml(confirm)}">Confirm the address</a></p>`,
      `<p>${escapeHtml(ending)} <a href="${escapeHtml(unsubscribe)}">no mails of ${escapeHtml(organization)}</a></p>`,
    ].join('\n'),
  };
}
