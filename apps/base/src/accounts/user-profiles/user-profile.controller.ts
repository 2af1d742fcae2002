import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, NeedsKeyScopes, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { OrganizationReader } from '../organizations/organization.reader.js';
import { fromProfile, UserProfileView, toProfile, UpdateUserProfileBody } from './user-profile.dto.js';
import { UserProfileService } from '../users/user-profile.service.js';

@ApiTags('Authentication')
@Controller('me')
export class UserProfileController {
  constructor(
    private readonly profiles: UserProfileService,
    private readonly organizations: OrganizationReader,
  ) {}

  @Get()
  @OwnAccount()
  @NeedsKeyScopes('read')
  @Operation({ name: 'me.get', phase: 'setup', summary: 'The calling user', answer: UserProfileView })
  async get(@CurrentCaller() { userId }: Caller): Promise<UserProfileView> {
    return toProfile(await this.profiles.get(userId), await this.organizations.personalWorkspaceOf(userId));
  }

  @Patch()
  @OwnAccount()
  @Operation({
    name: 'me.update',
    phase: 'setup',
    summary: 'Change your name, locale, time zone or preferences',
    description: prose`
        The services do not read locale, time zone and preferences: they are for clients. The picture is that of the
        personal workspace: \`PATCH /organizations/{personal_organization_id}\` changes it.`,
    answer: UserProfileView,
    errors: [CommonErrors.validation],
  })
  async update(@CurrentCaller() { userId }: Caller, @Body() body: UpdateUserProfileBody): Promise<UserProfileView> {
    const user = await this.profiles.change(userId, fromProfile(body));
    return toProfile(user, await this.organizations.personalWorkspaceOf(userId));
  }
}
