import type { Role } from '@reelsheet/kernel';
import { fairShareOf } from '@reelsheet/platform-jobs';
import { isProvedUser } from '../users/user.sql.js';

/** SQL fragments about organizations and memberships for statements of other features. */

/** Joins the organization with this id, for its name and uuid. */
export const joinOrganization = (id: string) => `JOIN organization ON organization.id = ${id}`;

/** Selects the id of a user's personal workspace. */
export const personalOrganizationOf = (userId: string) =>
  `(SELECT id FROM organization WHERE personal_user_id = ${userId})`;

/** A membership as {@link membershipsOf} selects it. */
export interface SelectedMembership {
  readonly organization_id: number;
  readonly role: Role;
  readonly share_id: number;
  readonly is_founder_proved: boolean;
  readonly requires_second_factor: boolean;
}

/** Selects the memberships of a user as a JSON list of {@link SelectedMembership}. */
export const membershipsOf = (userId: string) =>
  `coalesce((SELECT json_agg(json_build_object('organization_id', organization_id, 'role', role,
     'share_id', ${fairShareOf('membership.organization_id')},
     'is_founder_proved', organization.founder_id IS NULL OR ${isProvedUser('organization.founder_id')},
     'requires_second_factor', organization.requires_second_factor))
   FROM membership JOIN organization ON organization.id = organization_id WHERE user_id = ${userId}), '[]')`;

/** Selects the ids of organizations with an open invitation of an address, given in lower case, as JSON. */
export const invitationsOf = (email: string) =>
  `coalesce((SELECT json_agg(organization_id) FROM invitation
   WHERE lower(email) = ${email} AND expires_at > now()), '[]')`;

/** True for an organization that was not deleted. */
export const organizationExists = (id: string) =>
  `EXISTS (SELECT FROM organization WHERE id = ${id} AND deleted_at IS NULL)`;

/** Joins the members of an organization as `membership`. */
export const joinMembers = (organizationId: string) =>
  `JOIN membership ON membership.organization_id = ${organizationId}`;
