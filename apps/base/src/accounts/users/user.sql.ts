/** SQL over users that other features' statements may hold: the user with this id, as `user_account`. */
export const joinUser = (id: string) => `JOIN user_account ON user_account.id = ${id}`;

/** A user's address in lower case, where it is proved. */
export const provedEmailOf = (id: string) =>
  `(SELECT lower(email) FROM user_account WHERE id = ${id} AND email_proved_at IS NOT NULL)`;
