/** Number of days for which the link that confirms an address is valid. */
export const CONFIRMATION_DAYS = 7;

/** Number of days for which the link that ends mails is valid. Each later mail has a link of its own. */
export const UNSUBSCRIBE_DAYS = 90;

/** Minimum number of days between two mails by which an organization asks the same address for its confirmation. */
export const DAYS_BETWEEN_CONFIRMATIONS = 7;

/**
 * Maximum number of mails per day that ask a mailbox for its confirmation, whichever organizations ask. Addresses that
 * differ only in case or in the part after a `+` are one mailbox.
 */
export const CONFIRMATIONS_PER_MAILBOX = 3;

/** Maximum number of mails per day by which an organization asks addresses for their confirmation. */
export const CONFIRMATIONS_PER_ORGANIZATION = 20;

/** Maximum number of mails per day by which all organizations of one founder ask addresses for their confirmation. */
export const CONFIRMATIONS_PER_SHARE = 40;

/** Maximum number of mails per day that ask addresses for their confirmation because of jobs that one user created. */
export const CONFIRMATIONS_PER_CREATOR = 40;

/** Maximum number of mails per day with results of recurring jobs to an address, of all organizations. */
export const RESULTS_PER_ADDRESS = 50;

/** Maximum number of mails per day with results of an organization's recurring jobs. */
export const RESULTS_PER_ORGANIZATION = 500;

/** Maximum number of attempts of a mail whose links are valid at the same time. */
export const ATTEMPTS_WITH_LINKS = 5;
