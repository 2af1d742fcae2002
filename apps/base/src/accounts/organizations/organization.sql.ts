/** SQL over organizations and memberships that other features' statements may hold. */

/** The name and uuid of the organization with this id, as columns of `organization`. */
export const joinOrganization = (id: string) => `JOIN organization ON organization.id = ${id}`;

/** The id of a user's personal workspace. */
export const personalOrganizationOf = (userId: string) =>
  `(SELECT id FROM organization WHERE personal_user_id = ${userId})`;

/** JSON of the memberships of a user: organization_id and role of each. */
export const membershipsOf = (userId: string) =>
  `coalesce((SELECT json_agg(json_build_object('organization_id', organization_id, 'role', role)) FROM membership WHERE user_id = ${userId}), '[]')`;

/** JSON of the ids of organizations that an address, given in lower case, is invited to and has not joined. */
export const invitationsOf = (email: string) =>
  `coalesce((SELECT json_agg(organization_id) FROM invitation WHERE lower(email) = ${email} AND expires_at > now()), '[]')`;
