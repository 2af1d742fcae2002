import { fairShareOf } from '@reelsheet/platform-jobs';
import { isProvedUser } from '../users/user.sql.js';

/** SQL fragments about organizations and memberships for statements of other features. */

/** Joins the organization with this id, for its name and uuid. */
export const joinOrganization = (id: string) => `JOIN organization ON organization.id = ${id}`;

/** Selects the id of a user's personal workspace. */
export const personalOrganizationOf = (userId: string) =>
  `(SELECT id FROM organization WHERE personal_user_id = ${userId})`;

/** Selects the memberships of a user as JSON: organization_id, role, share_id and whether the founder is proved. */
export const membershipsOf = (userId: string) =>
  `coalesce((SELECT json_agg(json_build_object('organization_id', organization_id, 'role', role,
     'share_id', ${fairShareOf('membership.organization_id')},
     'is_founder_proved', (SELECT founder_id IS NULL OR ${isProvedUser('organization.founder_id')} FROM organization
       WHERE organization.id = membership.organization_id)))
   FROM membership WHERE user_id = ${userId}), '[]')`;

/** Selects the ids of organizations with an open invitation of an address, given in lower case, as JSON. */
export const invitationsOf = (email: string) =>
  `coalesce((SELECT json_agg(organization_id) FROM invitation
   WHERE lower(email) = ${email} AND expires_at > now()), '[]')`;
