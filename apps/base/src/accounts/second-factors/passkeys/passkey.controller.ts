import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation, StoresNoAnswer, Uncompressed } from '@reelsheet/platform-http';
import { AddedFactorView, OwnerProofBody, toAddedFactor, toOwnerProof } from '../second-factor.dto.js';
import { SecondFactorErrors } from '../second-factor.errors.js';
import { AddPasskeyBody, PasskeyOptionsView, toPasskeyOptions } from './passkey.dto.js';
import { PasskeyEnrolmentService } from './passkey-enrolment.service.js';

const { forbidden, rateLimited, validation } = CommonErrors;

@ApiTags('Authentication')
@Controller('auth/second_factors/passkeys')
export class PasskeyController {
  constructor(private readonly enrolment: PasskeyEnrolmentService) {}

  @Post('options')
  @StoresNoAnswer('gives a challenge that works once')
  @OwnAccount()
  @Operation({
    name: 'secondFactors.passkeys.begin',
    phase: 'setup',
    summary: 'Options with which a browser creates a passkey (WebAuthn)',
    description: prose`
        They work once and within five minutes, and replace those before. 501 \`passkeys_not_configured\` where the
        installation has no \`WEBAUTHN_RP_ID\`.`,
    answer: PasskeyOptionsView,
    errors: [forbidden, validation, rateLimited, SecondFactorErrors.passkeysNotConfigured],
  })
  async begin(
    @Ip() address: string,
    @CurrentCaller() caller: Caller,
    @Body() proof: OwnerProofBody,
  ): Promise<PasskeyOptionsView> {
    return toPasskeyOptions(await this.enrolment.begin(caller, address, toOwnerProof(proof)));
  }

  @Post()
  @StoresNoAnswer('answers a challenge that works once')
  @OwnAccount()
  @Uncompressed()
  @Operation({
    name: 'secondFactors.passkeys.add',
    phase: 'setup',
    summary: 'Add the passkey that a browser has created; it is a second factor then',
    description: prose`
        The first second factor comes with ten recovery codes, and ends your other sessions, because they were opened
        without it. Keys stay active.`,
    status: 201,
    answer: AddedFactorView,
    errors: [forbidden, validation, SecondFactorErrors.passkeysNotConfigured],
  })
  async add(
    @CurrentCaller() caller: Caller,
    @Body() { name = 'Passkey', credential }: AddPasskeyBody,
  ): Promise<AddedFactorView> {
    return toAddedFactor(await this.enrolment.add(caller, credential, name));
  }
}
