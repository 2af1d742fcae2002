import { ApiProperty } from '@nestjs/swagger';
import { choices, invalid, ROLES, type Role } from '@reelsheet/kernel';
import { Choice, Flag, Name, Nested, Text, Whole } from '@reelsheet/platform-http';
import { PictureField } from '../../assets/pictures/picture-field.js';
import { toPictureSource } from '../../assets/pictures/picture-source.js';
import { InvalidPicture } from '../../assets/pictures/picture-errors.js';
import { Email } from '../users/account.dto.js';
import type { Invitation } from './members/invitation.repository.js';
import type { Member } from './members/member.repository.js';
import { ORGANIZATION_AVATAR_LIMITS } from './organization-avatar-limits.js';
import type { AvatarChange } from './organization-avatars.js';
import type { OrganizationRow } from './organization.repository.js';

const AvatarFile = (about?: string): PropertyDecorator => PictureField(ORGANIZATION_AVATAR_LIMITS, about);

export class OrganizationName {
  @Name()
  name!: string;

  @AvatarFile()
  avatar?: unknown;
}

export class CreateOrganizationBody {
  @Nested(() => OrganizationName)
  organization!: OrganizationName;
}

export class OrganizationChanges {
  @Name({ optional: true })
  name?: string;

  @AvatarFile('; null takes it away')
  avatar?: unknown;

  @Flag({
    optional: true,
    about: 'true: members without a second factor cannot act in the organization (only owners who have one change it)',
  })
  require_second_factor?: boolean;
}

export class UpdateOrganizationBody {
  @Nested(() => OrganizationChanges)
  organization!: OrganizationChanges;
}

export class OrganizationAvatarView {
  @Text({ about: 'read without credentials' }) url!: string;
  @Text({ about: '256 pixels square' }) thumbnail_url!: string;
}

export class OrganizationView {
  @Whole() id!: number;
  @Text({ format: 'uuid' }) uuid!: string;
  @Text() name!: string;
  @Choice(ROLES, { about: "the caller's" }) role!: Role;
  @ApiProperty({ type: OrganizationAvatarView, nullable: true }) avatar!: OrganizationAvatarView | null;
  @Flag({ about: "true for a user's personal workspace" }) is_personal!: boolean;
  @Flag({ about: 'true if members without a second factor cannot act in it' }) require_second_factor!: boolean;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class WorkspaceView {
  @Whole() id!: number;
  @Text() name!: string;
}

export class AddMemberBody {
  @Email('of a user who exists, or whom to invite')
  email!: string;

  @Choice(ROLES)
  role!: Role;
}

export class MemberRoleBody {
  @Choice(ROLES)
  role!: Role;
}

const MEMBER_STATUSES = choices('Status of a member', {
  active: 'is a member',
  invited: 'has not accepted the invitation yet',
});

export class MemberView {
  @Whole({ nullable: true, about: 'null while invited' }) user_id!: number | null;
  @Text() email!: string;
  @Text({ nullable: true, about: 'null while invited' }) name!: string | null;
  @Choice(ROLES) role!: Role;
  @Choice(MEMBER_STATUSES) status!: 'active' | 'invited';
  @Whole({ nullable: true, about: 'null for members' }) invitation_id!: number | null;
  @Text({ format: 'date-time', nullable: true, about: 'expiry of the invitation; null for members' })
  expires_at!: string | null;
}

export function toAvatar({
  avatarUrl,
  avatarThumbnailUrl,
}: Pick<OrganizationRow, 'avatarUrl' | 'avatarThumbnailUrl'>): OrganizationAvatarView | null {
  if (avatarUrl === null || avatarThumbnailUrl === null) return null;
  return { url: avatarUrl, thumbnail_url: avatarThumbnailUrl };
}

export function toOrganization(row: OrganizationRow): OrganizationView {
  const { id, uuid, name, role, isPersonal, requiresSecondFactor, createdAt } = row;
  return {
    id,
    uuid,
    name,
    avatar: toAvatar(row),
    role,
    is_personal: isPersonal,
    require_second_factor: requiresSecondFactor,
    created_at: createdAt.toISOString(),
  };
}

/** Throws `validation_error` for a field that does not contain a file. */
export function fromAvatar(value: unknown, userId: number): AvatarChange {
  if (value === undefined || value === null) return value;
  try {
    return toPictureSource(value, userId);
  } catch (error) {
    throw error instanceof InvalidPicture ? invalid('organization.avatar', error.message) : error;
  }
}

export function toMember(member: Member | Invitation): MemberView {
  const { email, role } = member;
  if ('userId' in member) {
    const { userId, name } = member;
    return { user_id: userId, email, name, role, status: 'active', invitation_id: null, expires_at: null };
  }
  const { id, expiresAt } = member;
  return {
    user_id: null,
    email,
    name: null,
    role,
    status: 'invited',
    invitation_id: id,
    expires_at: expiresAt.toISOString(),
  };
}
