/** Fragments for the statement that notifies members. */

/** Joins the preferences of a member as `preference`; most members have none. */
export const joinPreference = (organizationId: string, userId: string) =>
  `LEFT JOIN notification_preference AS preference
     ON preference.organization_id = ${organizationId} AND preference.user_id = ${userId}`;

/** True if the member wants a kind of notifications in the list. */
export const wantsInApp = (kind: string, fallback: string) =>
  `coalesce((preference.kinds -> ${kind} ->> 'in_app')::boolean, ${fallback})`;

/** True if the member wants a kind of notifications by mail. */
export const wantsByMail = (kind: string, fallback: string) =>
  `(coalesce(preference.digest, 'off') <> 'off'
     AND coalesce((preference.kinds -> ${kind} ->> 'by_mail')::boolean, ${fallback}))`;

/** True if the member wants mails at once. */
export const WANTS_AT_ONCE = `coalesce(preference.digest = 'immediately', false)`;
