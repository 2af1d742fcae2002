import { ROLES, type Role } from '@reelsheet/kernel';
import { Choice, Flag, Nested, Text, Whole } from '@reelsheet/platform-http';
import type { Member } from './member.repository.js';
import type { OrganizationRow } from './organization.repository.js';

export class OrganizationName {
  @Text({ max: 200 })
  name!: string;
}

export class CreateOrganizationBody {
  @Nested(() => OrganizationName)
  organization!: OrganizationName;
}

export class OrganizationChanges {
  @Text({ optional: true, min: 1, max: 200 })
  name?: string;
}

export class UpdateOrganizationBody {
  @Nested(() => OrganizationChanges)
  organization!: OrganizationChanges;
}

export class OrganizationView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() name!: string;
  @Choice(ROLES, { about: "the caller's" }) role!: Role;
  @Flag({ about: "true for a user's personal workspace" }) is_personal!: boolean;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class WorkspaceView {
  @Whole() id!: number;
  @Text() name!: string;
}

export class AddMemberBody {
  @Text({ max: 254, about: 'of a user who exists' })
  email!: string;

  @Choice(ROLES)
  role!: Role;
}

export class MemberRoleBody {
  @Choice(ROLES)
  role!: Role;
}

export class MemberView {
  @Whole() user_id!: number;
  @Text() email!: string;
  @Text() name!: string;
  @Choice(ROLES) role!: Role;
}

export function toOrganization(row: OrganizationRow): OrganizationView {
  return { id: row.id, uuid: row.uuid, name: row.name, role: row.role, is_personal: row.isPersonal, created_at: row.createdAt.toISOString() };
}

export function toMember({ userId, email, name, role }: Member): MemberView {
  return { user_id: userId, email, name, role };
}
