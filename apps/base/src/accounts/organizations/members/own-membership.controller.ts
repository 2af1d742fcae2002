import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import { MemberService } from './member.service.js';

const { notFound, validation } = CommonErrors;

@ApiTags('Organizations')
@Controller('organizations/:organization_id/membership')
export class OwnMembershipController {
  constructor(private readonly members: MemberService) {}

  @Delete()
  @OwnAccount()
  @Operation({
    name: 'organizations.leave',
    phase: 'setup',
    summary: 'Leave an organization; the last owner stays',
    description: prose`
        Every member may leave, also without the second factor that the organization requires. Its data stays with it.`,
    status: 204,
    errors: [notFound, validation],
  })
  async remove(@CurrentCaller() { userId }: Caller, @PathId('organization_id') id: number): Promise<void> {
    await this.members.removeOwn(id, userId);
  }
}
