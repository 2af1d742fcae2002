/** Joins the user with this id as `user_account`. For statements of other features. */
export const joinUser = (id: string) => `JOIN user_account ON user_account.id = ${id}`;

/** Selects whether a user has proved the address or founded an organization that was granted credits. */
export const isProvedUser = (id: string) =>
  `EXISTS (SELECT FROM user_account
   WHERE id = ${id} AND (email_proved_at IS NOT NULL OR credits_granted_at IS NOT NULL))`;

/** Selects the address of a user in lower case when it is proved. */
export const provedEmailOf = (id: string) =>
  `(SELECT lower(email) FROM user_account WHERE id = ${id} AND email_proved_at IS NOT NULL)`;
