import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { Public } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { SignedInView, toSignedIn } from '../users/account.dto.js';
import { SecondFactorBody, toFactorProof } from './second-factor.dto.js';
import { SecondFactorSignInService } from './second-factor-sign-in.service.js';

@ApiTags('Authentication')
@Controller('auth/second_factor')
export class SecondFactorSignInController {
  constructor(
    private readonly signIns: SecondFactorSignInService,
    private readonly throttle: SignInThrottle,
  ) {}

  @Public()
  @Post()
  @Operation({
    phase: 'setup',
    summary: 'Complete a sign-in with a second factor',
    description: prose`
        The challenge is that of 401 \`second_factor_required\`. It works once and within five minutes, and takes at
        most five proofs; then sign in again.`,
    answer: SignedInView,
    errors: [CommonErrors.unauthorized, CommonErrors.rateLimited],
  })
  async complete(
    @Ip() address: string,
    @CurrentDevice() device: Device,
    @Body() { challenge, ...proof }: SecondFactorBody,
  ): Promise<SignedInView> {
    const given = toFactorProof(proof);
    const userId = await this.signIns.userOf(challenge);
    const attempt =
      userId === undefined
        ? ({ kind: 'challenge', address, account: challenge } as const)
        : ({ kind: 'second_factor', address, account: String(userId) } as const);
    const signedIn = await this.throttle.run(attempt, () => this.signIns.complete(challenge, given, device));
    await this.throttle.recognize(address, signedIn.user.email);
    return toSignedIn(signedIn);
  }
}
