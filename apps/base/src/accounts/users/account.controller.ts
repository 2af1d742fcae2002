import { Body, Controller, HttpStatus, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { Public, SignedUrl } from '@reelsheet/platform-auth';
import { Operation, Uncompressed } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MailErrors } from '../mail/mail.errors.js';
import { AccessErrors, invalidRefreshToken } from '../account.errors.js';
import {
  AwaitedProofView,
  ProofBody,
  RefreshBody,
  SignedInView,
  SignInBody,
  SignUpBody,
  toConfirmedPassword,
  toSignedIn,
  VerifyEmailBody,
} from './account.dto.js';
import { AccountService } from './account.service.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { SignUpService } from '../sign-up/sign-up.service.js';
import { SignUpVerificationService } from '../sign-up/sign-up-verification.service.js';
import { SecondFactorErrors } from '../second-factors/second-factor.errors.js';
import { RefreshCookie } from '../sessions/refresh-cookie.js';
import { SignInService } from '../sessions/sign-in.service.js';
import { CurrentDevice, type Device } from '../sessions/device.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';

@ApiTags('Authentication')
@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly signIns: SignInService,
    private readonly signUps: SignUpService,
    private readonly verification: SignUpVerificationService,
    private readonly newPasswords: NewPasswords,
    private readonly throttle: SignInThrottle,
    private readonly cookie: RefreshCookie,
  ) {}

  @Public()
  @Post('auth/sign_up')
  @Uncompressed()
  @ApiResponse({ status: 202, description: 'the address must be confirmed by a mailed link', type: AwaitedProofView })
  @Operation({
    name: 'auth.signUp',
    phase: 'setup',
    summary: 'Create a user with a personal workspace',
    description: prose`
        Where the installation proves addresses (\`ACCOUNT_PROOF=mail\`), the response is always 202: the user is
        created when the mailed link is used with the password within 24 hours. An address that already has an account
        is notified of the attempt instead.`,
    status: 201,
    answer: SignedInView,
    errors: [CommonErrors.forbidden, AccessErrors.originNotAllowed, CommonErrors.validation, CommonErrors.rateLimited],
  })
  async signUp(
    @Ip() address: string,
    @CurrentDevice() device: Device,
    @Body() { refresh_token_in: holder, ...body }: SignUpBody,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView | AwaitedProofView> {
    this.cookie.assertUsable(headers, holder);
    const attempt = { kind: 'sign_up', address, account: body.email } as const;
    const signUp = { ...body, password: this.newPasswords.in('password', body.password) };
    if (!this.signUps.isProofRequired) {
      const signedIn = await this.throttle.run(attempt, () => this.accounts.signUp(signUp, device));
      await this.throttle.recognize(address, body.email);
      this.cookie.store(reply, signedIn.tokens.refreshToken, holder);
      return toSignedIn(signedIn, holder);
    }
    await this.throttle.run(attempt, () => this.signUps.create(signUp));
    void reply.status(HttpStatus.ACCEPTED);
    return { email: body.email, status: 'verification_mailed' };
  }

  @Public()
  @Post('auth/verify_email')
  @Operation({
    name: 'auth.resendVerification',
    phase: 'setup',
    summary: 'Mail the link that proves an address once more, if somebody signed up with it',
    description: prose`
      The response is the same whether or not the address has a sign-up. The previous link stops working.`,
    status: 202,
    errors: [CommonErrors.validation, CommonErrors.rateLimited, MailErrors.notConfigured],
  })
  async resendVerification(@Ip() address: string, @Body() { email }: VerifyEmailBody): Promise<void> {
    await this.throttle.run({ kind: 'sign_up', address, account: email }, () => this.signUps.resend(email));
  }

  @SignedUrl()
  @Post('auth/verify_email/:token')
  @Operation({
    name: 'auth.verifyEmail',
    phase: 'setup',
    summary: 'Prove your address by the link of the mail, which makes your account',
    description: prose`
        The body has \`password\`, the one given at the sign-up, or \`new_password\`, which replaces it: anybody can
        sign up with your address, so the link alone does not make an account whose password they chose. 422
        \`validation_error\` for another password; the link stays valid.`,
    status: 204,
    errors: [CommonErrors.notFound, CommonErrors.validation, CommonErrors.rateLimited],
  })
  async verify(@Ip() address: string, @Param('token') token: string, @Body() body: ProofBody): Promise<void> {
    const password = toConfirmedPassword(body, this.newPasswords);
    const email = await this.throttle.run({ kind: 'sign_up', address, account: token }, () =>
      this.verification.verify(token, password),
    );
    await this.throttle.recognize(address, email);
  }

  @Public()
  @Post('auth/sign_in')
  @Uncompressed()
  @Operation({
    name: 'auth.signIn',
    phase: 'setup',
    summary: 'Exchange email and password for tokens',
    description: prose`
        For a user with a second factor the response to the right password is 401 \`second_factor_required\` with a
        \`challenge\`, which \`POST /auth/second_factor\` completes within five minutes.`,
    answer: SignedInView,
    errors: [
      CommonErrors.unauthorized,
      SecondFactorErrors.requiredToSignIn,
      AccessErrors.emailUnverified,
      AccessErrors.originNotAllowed,
      CommonErrors.rateLimited,
    ],
  })
  async signIn(
    @Ip() address: string,
    @CurrentDevice() device: Device,
    @Body() { email, password, refresh_token_in: holder }: SignInBody,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    this.cookie.assertUsable(headers, holder);
    const signedIn = await this.throttle.run({ kind: 'sign_in', address, account: email }, () =>
      this.signIns.signIn(email, password, device),
    );
    this.cookie.store(reply, signedIn.tokens.refreshToken, holder);
    return toSignedIn(signedIn, holder);
  }

  @Public()
  @Post('auth/refresh')
  @Uncompressed()
  @Operation({
    name: 'auth.refresh',
    repeatable: true,
    phase: 'setup',
    summary: 'Renew tokens; the old refresh token is revoked, and a reused one ends its session',
    description: prose`
        The token is that of the body, or of the cookie, which the response then renews. Shown again within 15 seconds,
        while what was given for it is unused, a refresh token is exchanged once more: the response may have been lost,
        or two pages have renewed at once. A session ends \`SESSION_DAYS\` (90) after its sign-in, however often it is
        refreshed.`,
    answer: SignedInView,
    errors: [CommonErrors.unauthorized, AccessErrors.originNotAllowed, CommonErrors.rateLimited],
  })
  async refresh(
    @Ip() address: string,
    @CurrentDevice() device: Device,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body?: RefreshBody,
  ): Promise<SignedInView> {
    const holder = body?.refresh_token === undefined ? 'cookie' : 'body';
    const token = body?.refresh_token ?? this.cookie.tokenOf(headers);
    if (token === undefined) throw invalidRefreshToken();
    const signedIn = await this.throttle.run({ kind: 'refresh', address, account: token }, () =>
      this.accounts.refresh(token, device),
    );
    this.cookie.store(reply, signedIn.tokens.refreshToken, holder);
    return toSignedIn(signedIn, holder);
  }
}
