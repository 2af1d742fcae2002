import { Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import {
  CurrentCaller,
  CurrentOrganization,
  NeedsFreshFactor,
  OrganizationScope,
  OwnAccount,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, PathId } from '@reelsheet/platform-http';
import { InvitationAcceptanceService } from './invitation-acceptance.service.js';
import { InvitationService } from './invitation.service.js';
import { OrganizationView, toOrganization } from '../organization.dto.js';

const { forbidden, notFound } = CommonErrors;

@ApiTags('Organizations')
@Controller()
export class InvitationController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly acceptance: InvitationAcceptanceService,
  ) {}

  @Post('invitations/:token/accept')
  @StoresAnswerAfterwards('notifies all services of changed access')
  @OwnAccount()
  @Operation({
    name: 'invitations.accept',
    phase: 'setup',
    summary: 'Accept an invitation by the token of the mail; you are a member then',
    description: 'For the user with the invited address only; 403 for others. Works once, within seven days.',
    answer: OrganizationView,
    errors: [forbidden, notFound],
  })
  async accept(@CurrentCaller() { userId }: Caller, @Param('token') token: string): Promise<OrganizationView> {
    return toOrganization(await this.acceptance.accept(userId, token));
  }

  @Delete('organizations/:organization_id/invitations/:invitation_id')
  @OrganizationScope('manager')
  @NeedsFreshFactor()
  @Operation({
    name: 'invitations.withdraw',
    phase: 'setup',
    summary: 'Withdraw an invitation that is not accepted yet (`invitation_id` of the members list)',
    status: 204,
    errors: [forbidden, notFound],
  })
  async withdraw(
    @CurrentOrganization() organization: OrganizationInScope,
    @PathId('invitation_id') id: number,
  ): Promise<void> {
    await this.invitations.withdraw(organization, id);
  }
}
