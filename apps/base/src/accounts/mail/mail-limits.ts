/** Maximum number of mails per purpose, address and hour, regardless of who triggers them. */
export const MAX_MAILS_PER_HOUR = 10;
