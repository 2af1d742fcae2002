/** SQL over users that other features' statements may hold: the user with this id, as `user_account`. */
export const joinUser = (id: string) => `JOIN user_account ON user_account.id = ${id}`;
