/**
 * Statuses of an address for the mails of one organization. An address without a status was never asked; it receives
 * mails if base allows them without a confirmation.
 */
export const RECIPIENT_STATUSES = ['waiting', 'confirmed', 'unsubscribed'] as const;
export type RecipientStatus = (typeof RECIPIENT_STATUSES)[number];

export const LINK_PURPOSES = ['confirm', 'unsubscribe'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** An address and the organization whose mails it is about. */
export interface Recipient {
  readonly organizationId: number;
  /** In lower case. */
  readonly address: string;
}

/** The mailbox that receives the mails to an address at most servers, which ignore case and what follows a `+`. */
export function mailboxOf({ address }: Pick<Recipient, 'address'>): string {
  const at = address.lastIndexOf('@');
  const [name] = address.slice(0, at).split('+', 1);
  return `${name}${address.slice(at)}`.toLowerCase();
}

export const recipientOf = (organizationId: number, email: string): Recipient => ({
  organizationId,
  address: email.toLowerCase(),
});
