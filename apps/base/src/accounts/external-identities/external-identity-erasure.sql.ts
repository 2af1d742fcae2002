/** Identities at issuers of the deleted user with the id $1. */
export const ERASED_IDENTITIES = [{ table: 'external_identity', where: 'user_id = $1' }];
