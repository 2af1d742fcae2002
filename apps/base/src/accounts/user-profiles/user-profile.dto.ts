import { ApiProperty } from '@nestjs/swagger';
import { prose } from '@reelsheet/kernel';
import { Json, Name, Text, Whole } from '@reelsheet/platform-http';
import { OrganizationAvatarView, toAvatar } from '../organizations/organization.dto.js';
import type { OrganizationRow } from '../organizations/organization.repository.js';
import { toUser, UserView } from '../users/account.dto.js';
import { MAX_PREFERENCES, MAX_PREFERENCES_BYTES } from '../users/user-profile-limits.js';
import { assertTimeZone, canonicalLocale, type UserProfileChanges } from '../users/user-profile.js';
import type { User } from '../users/user.repository.js';

export class UpdateUserProfileBody {
  @Name({ optional: true, about: 'name that other members see' })
  name?: string;

  @Text({ optional: true, nullable: true, max: 100, example: 'de-AT', about: 'language tag (BCP 47); null removes it' })
  locale?: string | null;

  @Text({
    optional: true,
    nullable: true,
    max: 100,
    example: 'Europe/Berlin',
    about: 'IANA time zone; null removes it',
  })
  time_zone?: string | null;

  @Json({
    optional: true,
    about: prose`
      values that clients store, merged by their names: null removes one, the others stay; at most ${MAX_PREFERENCES}
      and ${MAX_PREFERENCES_BYTES} bytes in all`,
  })
  preferences?: Record<string, unknown>;
}

export class UserProfileView extends UserView {
  @Text({ nullable: true, about: 'language tag (BCP 47)', example: 'de-AT' }) locale!: string | null;
  @Text({ nullable: true, about: 'IANA time zone', example: 'Europe/Berlin' }) time_zone!: string | null;
  @Whole({ about: 'organization that is the personal workspace' }) personal_organization_id!: number;

  @ApiProperty({ type: OrganizationAvatarView, nullable: true, description: 'picture of the personal workspace' })
  avatar!: OrganizationAvatarView | null;

  @Json({ about: 'values that clients have stored' }) preferences!: Record<string, unknown>;
}

/** Throws `validation_error` for another locale or time zone than there is. */
export function fromProfile({
  name,
  locale,
  time_zone: timeZone,
  preferences,
}: UpdateUserProfileBody): UserProfileChanges {
  if (typeof timeZone === 'string') assertTimeZone(timeZone);
  return { name, locale: typeof locale === 'string' ? canonicalLocale(locale) : locale, timeZone, preferences };
}

export function toProfile(user: User, workspace: OrganizationRow): UserProfileView {
  const { locale, timeZone, preferences } = user;
  return {
    ...toUser(user),
    locale,
    time_zone: timeZone,
    personal_organization_id: workspace.id,
    avatar: toAvatar(workspace),
    preferences,
  };
}
