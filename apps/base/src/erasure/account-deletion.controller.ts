import { Body, Controller, Delete, Ip, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnerProofBody, toOwnerProof } from '../accounts/second-factors/second-factor.dto.js';
import { RefreshCookie } from '../accounts/sessions/refresh-cookie.js';
import { AccountDeletionErrors } from './account-deletion.errors.js';
import { AccountDeletionService } from './account-deletion.service.js';

@ApiTags('Authentication')
@Controller('me')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletionService,
    private readonly cookie: RefreshCookie,
  ) {}

  @Delete()
  @OwnAccount()
  @Operation({
    name: 'me.delete',
    phase: 'setup',
    summary: 'Delete your account for good, with its personal workspace',
    description: prose`
        It needs a session and a proof, as a change of second factors does: your password, or a code where you have a
        second factor. Sessions and keys end with the response, and so do your memberships; another owner becomes the
        founder of the organizations that you founded. The personal workspace is deleted like an organization, also for
        its other members. What you made in other organizations belongs to them and stays, without your name. While an
        organization has no other owner than you, the response is 409 \`last_owner\`, which names it.`,
    status: 204,
    errors: [
      CommonErrors.forbidden,
      AccountDeletionErrors.lastOwner,
      CommonErrors.validation,
      CommonErrors.rateLimited,
    ],
  })
  async delete(
    @Ip() address: string,
    @CurrentCaller() caller: Caller,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() proof?: OwnerProofBody,
  ): Promise<void> {
    await this.deletion.delete(caller, address, proof && toOwnerProof(proof));
    this.cookie.forget(headers, reply);
  }
}
