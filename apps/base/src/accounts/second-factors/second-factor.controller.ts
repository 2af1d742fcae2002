import { Body, Controller, Get, Ip, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathUuid, StoresNoAnswer, Uncompressed } from '@reelsheet/platform-http';
import {
  AddedFactorView,
  ConfirmTotpBody,
  EnrolTotpBody,
  OwnerProofBody,
  RecoveryCodesView,
  RenameFactorBody,
  SecondFactorsView,
  SecondFactorView,
  toAddedFactor,
  toOwnerProof,
  toSecondFactor,
  toSecondFactors,
  TotpEnrolmentView,
  toTotpEnrolment,
} from './second-factor.dto.js';
import { SecondFactorService } from './second-factor.service.js';
import { TotpEnrolmentService } from './totp/totp-enrolment.service.js';

const { forbidden, notFound, rateLimited, validation } = CommonErrors;

@ApiTags('Authentication')
@Controller('auth/second_factors')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly enrolment: TotpEnrolmentService,
  ) {}

  @Get()
  @OwnAccount()
  @Operation({ name: 'secondFactors.list', phase: 'setup', summary: 'Your second factors', answer: SecondFactorsView })
  async list(@CurrentCaller() { userId }: Caller): Promise<SecondFactorsView> {
    return toSecondFactors(await this.factors.list(userId));
  }

  @Post('totp')
  @StoresNoAnswer('a repetition replaces the secret that it shows')
  @OwnAccount()
  @Uncompressed()
  @Operation({
    name: 'secondFactors.totp.create',
    phase: 'setup',
    summary: 'Create the secret of an authenticator app (TOTP); it is shown this once',
    description: prose`
        The app is a second factor after \`POST /auth/second_factors/{id}/confirm\` with its first code, within 15
        minutes. A new secret replaces one that was not confirmed. A user has at most 10 second factors.`,
    status: 201,
    answer: TotpEnrolmentView,
    errors: [forbidden, validation, rateLimited],
  })
  async beginTotp(
    @Ip() address: string,
    @CurrentCaller() caller: Caller,
    @Body() { name = 'Authenticator app', ...proof }: EnrolTotpBody,
  ): Promise<TotpEnrolmentView> {
    return toTotpEnrolment(await this.enrolment.begin(caller, address, toOwnerProof(proof), name));
  }

  @Post('recovery_codes')
  @StoresNoAnswer('a repetition replaces the secret that it shows')
  @OwnAccount()
  @Uncompressed()
  @Operation({
    name: 'secondFactors.recoveryCodes.renew',
    phase: 'setup',
    summary: 'Replace your recovery codes by ten new ones, which are shown this once',
    status: 201,
    answer: RecoveryCodesView,
    errors: [forbidden, validation, rateLimited],
  })
  async renewRecoveryCodes(
    @Ip() address: string,
    @CurrentCaller() caller: Caller,
    @Body() proof: OwnerProofBody,
  ): Promise<RecoveryCodesView> {
    return { recovery_codes: await this.factors.renewRecoveryCodes(caller, address, toOwnerProof(proof)) };
  }

  @Patch(':id')
  @OwnAccount()
  @Operation({
    name: 'secondFactors.rename',
    phase: 'setup',
    summary: 'Rename a second factor',
    answer: SecondFactorView,
    errors: [notFound, validation],
  })
  async rename(
    @CurrentCaller() { userId }: Caller,
    @PathUuid('id') id: string,
    @Body() { name }: RenameFactorBody,
  ): Promise<SecondFactorView> {
    return toSecondFactor(await this.factors.rename(userId, id, name));
  }

  @Post(':id/confirm')
  @StoresNoAnswer('counts wrong codes')
  @OwnAccount()
  @Uncompressed()
  @Operation({
    name: 'secondFactors.confirm',
    phase: 'setup',
    summary: 'Confirm an authenticator app by its first code; it is a second factor then',
    description: prose`
        The first second factor comes with ten recovery codes, and ends your other sessions, because they were opened
        without it. Keys stay active.`,
    answer: AddedFactorView,
    errors: [forbidden, notFound, validation],
  })
  async confirmTotp(
    @CurrentCaller() caller: Caller,
    @PathUuid('id') id: string,
    @Body() { code }: ConfirmTotpBody,
  ): Promise<AddedFactorView> {
    return toAddedFactor(await this.enrolment.confirm(caller, id, code));
  }

  @Post(':id/remove')
  @StoresNoAnswer('counts wrong codes')
  @OwnAccount()
  @Operation({
    name: 'secondFactors.remove',
    phase: 'setup',
    summary: 'Remove a second factor; the last one ends the recovery codes too',
    status: 204,
    errors: [forbidden, notFound, validation, rateLimited],
  })
  async remove(
    @Ip() address: string,
    @CurrentCaller() caller: Caller,
    @PathUuid('id') id: string,
    @Body() proof: OwnerProofBody,
  ): Promise<void> {
    await this.factors.remove(caller, address, id, toOwnerProof(proof));
  }
}
