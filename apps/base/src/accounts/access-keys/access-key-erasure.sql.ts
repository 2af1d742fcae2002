/** Keys of the deleted user with the id $1. One that has made others is deleted after them. */
export const ERASED_KEYS = [
  {
    table: 'access_key',
    where: 'user_id = $1 AND NOT EXISTS (SELECT FROM access_key AS made WHERE made.maker_id = access_key.id)',
  },
];
