import { escapeHtml } from '@reelsheet/kernel';
import { htmlPage } from '@reelsheet/platform-http';
import type { LinkedRecipient } from './mail-recipient.service.js';

/** Message about a link that does not work. */
export const BROKEN_LINK = 'This link was used already, was replaced by a newer one, or is too old';

const EXPIRED = htmlPage('This link does not work', `<p>${BROKEN_LINK}.</p>`);

/** Returns the page behind the link that confirms an address. Opening it changes nothing. */
export function confirmPage(recipient: LinkedRecipient | undefined, token: string): string {
  if (!recipient) return EXPIRED;
  return htmlPage(
    'Receive these mails?',
    `<p>Results of recurring jobs are mailed to ${addressOf(recipient)} after you confirm.</p>
${button(`../confirm/${token}`, 'Confirm the address')}`,
  );
}

export function confirmedPage(recipient: Pick<LinkedRecipient, 'address'> | undefined): string {
  if (!recipient) return EXPIRED;
  return htmlPage(
    'Address confirmed',
    `<p>Results of recurring jobs are mailed to ${addressOf(recipient)}. Each mail has a link that ends them.</p>`,
  );
}

/** Returns the page behind the link that ends mails. Opening it changes nothing. */
export function unsubscribePage(recipient: LinkedRecipient | undefined, token: string): string {
  if (!recipient) return EXPIRED;
  if (recipient.status === 'unsubscribed') return unsubscribedPage(recipient, token);
  return htmlPage(
    'End these mails?',
    `<p>The organization will not mail to ${addressOf(recipient)} any more.</p>
${button(`../unsubscribe/${token}`, 'Unsubscribe')}`,
  );
}

export function unsubscribedPage(recipient: Pick<LinkedRecipient, 'address'> | undefined, token: string): string {
  if (!recipient) return EXPIRED;
  return htmlPage(
    'Unsubscribed',
    `<p>The organization does not mail to ${addressOf(recipient)} any more.</p>
${button(`../resubscribe/${token}`, 'Receive the mails again')}`,
  );
}

const addressOf = ({ address }: Pick<LinkedRecipient, 'address'>) => `<b>${escapeHtml(address)}</b>`;

const button = (action: string, label: string) =>
  `<form method="post" action="${escapeHtml(action)}">
<button>${label}</button>
</form>`;
