import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  CurrentCaller,
  CurrentOrganization,
  NeedsFreshFactor,
  OrganizationScope,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, PathId } from '@reelsheet/platform-http';
import { MemberService } from './member.service.js';
import { AddMemberBody, MemberRoleBody, MemberView, toMember } from '../organization.dto.js';

const { forbidden, notFound, rateLimited, validation } = CommonErrors;

@ApiTags('Organizations')
@Controller('organizations/:organization_id/members')
export class MemberController {
  constructor(private readonly members: MemberService) {}

  @Get()
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.members.list',
    phase: 'setup',
    summary: 'Members, those who joined first at the top, then who is invited',
    answer: [MemberView],
  })
  async list(@CurrentOrganization() { id }: OrganizationInScope): Promise<MemberView[]> {
    return (await this.members.list(id)).map(toMember);
  }

  @Post()
  @StoresAnswerAfterwards('notifies all services of changed access')
  @OrganizationScope('manager')
  @NeedsFreshFactor()
  @Operation({
    name: 'organizations.members.add',
    phase: 'setup',
    summary: 'Add a user as a member (owner or manager; only an owner makes owners)',
    description: prose`
        With \`ACCOUNT_PROOF=none\` the user must exist and joins at once. With \`mail\` the address is invited,
        whether or not it has a user, and joins with \`POST /invitations/{token}/accept\` within seven days; inviting
        an address again sends a new link and invalidates the previous one. Invitations of a member who is removed, or
        may not give the role any more, are withdrawn. At most 10 invitations an hour are sent to one address, and one
        organization has at most 200 open invitations.`,
    status: 201,
    answer: MemberView,
    errors: [forbidden, validation, rateLimited],
  })
  async add(
    @CurrentOrganization() organization: OrganizationInScope,
    @CurrentCaller() { userId }: Caller,
    @Body() body: AddMemberBody,
  ): Promise<MemberView> {
    return toMember(await this.members.add(organization, userId, body));
  }

  @Patch(':user_id')
  @OrganizationScope('manager')
  @NeedsFreshFactor()
  @Operation({
    name: 'organizations.members.setRole',
    phase: 'setup',
    summary: "Change a member's role; the last owner stays owner",
    answer: MemberView,
    errors: [forbidden, notFound, validation],
  })
  async setRole(
    @CurrentOrganization() organization: OrganizationInScope,
    @PathId('user_id') userId: number,
    @Body() { role }: MemberRoleBody,
  ): Promise<MemberView> {
    return toMember(await this.members.setRole(organization, userId, role));
  }

  @Delete(':user_id')
  @OrganizationScope('manager')
  @NeedsFreshFactor()
  @Operation({
    name: 'organizations.members.remove',
    phase: 'setup',
    summary: 'Remove a member; the last owner stays',
    status: 204,
    errors: [forbidden, notFound, validation],
  })
  async remove(
    @CurrentOrganization() organization: OrganizationInScope,
    @PathId('user_id') userId: number,
  ): Promise<void> {
    await this.members.remove(organization, userId);
  }
}
