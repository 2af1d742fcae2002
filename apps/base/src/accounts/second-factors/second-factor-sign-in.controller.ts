import { Body, Controller, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, Public, type Caller } from '@reelsheet/platform-auth';
import { Operation, Uncompressed } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessErrors } from '../account.errors.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { SignedInView, toSignedIn } from '../users/account.dto.js';
import { PasskeyChallengeBody, PasskeyOptionsView, toPasskeyOptions } from './passkeys/passkey.dto.js';
import { PasskeySignInService } from './passkeys/passkey-sign-in.service.js';
import { FactorChallengeView, SecondFactorBody, toFactorChallenge, toFactorProof } from './second-factor.dto.js';
import { SecondFactorErrors } from './second-factor.errors.js';
import { SecondFactorSignInService } from './second-factor-sign-in.service.js';

@ApiTags('Authentication')
@Controller('auth/second_factor')
export class SecondFactorSignInController {
  constructor(
    private readonly signIns: SecondFactorSignInService,
    private readonly passkeys: PasskeySignInService,
    private readonly throttle: SignInThrottle,
    private readonly cookie: RefreshCookie,
  ) {}

  @Post('challenge')
  @OwnAccount()
  @Uncompressed()
  @Operation({
    name: 'auth.secondFactor.challenge',
    phase: 'setup',
    summary: 'A challenge with which your session proves a second factor again',
    description: prose`
        Organizations that require a second factor need a proof of the last 15 minutes for changes of money, members
        and keys: 403 \`fresh_second_factor_required\`. Complete the challenge at \`POST /auth/second_factor\`. Only
        sessions can, not access keys; with a token of the OpenID Connect issuer, sign in there again. A new challenge
        replaces the one before.`,
    status: 201,
    answer: FactorChallengeView,
    errors: [CommonErrors.validation],
  })
  async challenge(@CurrentCaller() caller: Caller): Promise<FactorChallengeView> {
    return toFactorChallenge(await this.signIns.challenge(caller));
  }

  @Public()
  @Post('passkey_options')
  @Operation({
    name: 'auth.secondFactor.beginPasskey',
    phase: 'setup',
    summary: 'Options with which a browser proves a passkey for a sign-in (WebAuthn)',
    description: 'They work for one proof at `POST /auth/second_factor`, and replace those before.',
    answer: PasskeyOptionsView,
    errors: [CommonErrors.unauthorized, CommonErrors.rateLimited, SecondFactorErrors.passkeysNotConfigured],
  })
  async beginPasskey(@Ip() address: string, @Body() { challenge }: PasskeyChallengeBody): Promise<PasskeyOptionsView> {
    const attempt = { kind: 'challenge', address, account: challenge } as const;
    return toPasskeyOptions(await this.throttle.run(attempt, () => this.passkeys.begin(challenge)));
  }

  @Public()
  @Post()
  @Uncompressed()
  @Operation({
    name: 'auth.secondFactor.complete',
    phase: 'setup',
    summary: 'Complete a sign-in with a second factor, or prove one again for a session',
    description: prose`
        The challenge is that of 401 \`second_factor_required\`, or of \`POST /auth/second_factor/challenge\`, for which
        the response has new tokens of the same session. It works once and within five minutes, and takes at most five
        proofs.`,
    answer: SignedInView,
    errors: [
      CommonErrors.unauthorized,
      AccessErrors.originNotAllowed,
      CommonErrors.rateLimited,
      SecondFactorErrors.passkeysNotConfigured,
    ],
  })
  async complete(
    @Ip() address: string,
    @CurrentDevice() device: Device,
    @Body() { challenge, refresh_token_in: holder, ...proof }: SecondFactorBody,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    this.cookie.assertUsable(headers, holder);
    const given = toFactorProof(proof);
    const userId = await this.signIns.userOf(challenge);
    const attempt =
      userId === undefined
        ? ({ kind: 'challenge', address, account: challenge } as const)
        : ({ kind: 'second_factor', address, account: String(userId) } as const);
    const signedIn = await this.throttle.run(attempt, () => this.signIns.complete(challenge, given, device));
    await this.throttle.recognize(address, signedIn.user.email);
    this.cookie.store(reply, signedIn.tokens.refreshToken, holder);
    return toSignedIn(signedIn, holder);
  }
}
