import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, Public, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { RefreshBody, SignedInView, SignInBody, SignUpBody, toSignedIn, toUser, UserView } from './account.dto.js';
import { AccountService } from './account.service.js';
import { UserAgent } from './user-agent.js';
import { SignInThrottle } from './sign-in-throttle.js';

@ApiTags('Authentication')
@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly throttle: SignInThrottle,
  ) {}

  @Public()
  @Post('auth/sign_up')
  @Operation({
    phase: 'setup',
    summary: 'Create a user with a personal workspace',
    status: 201,
    answer: SignedInView,
    errors: [CommonErrors.forbidden, CommonErrors.validation, CommonErrors.rateLimited],
  })
  async signUp(
    @Ip() address: string,
    @UserAgent() userAgent: string | null,
    @Body() body: SignUpBody,
  ): Promise<SignedInView> {
    return toSignedIn(
      await this.throttle.run({ kind: 'sign_up', address, account: body.email }, () =>
        this.accounts.signUp(body, userAgent),
      ),
    );
  }

  @Public()
  @Post('auth/sign_in')
  @Operation({
    phase: 'setup',
    summary: 'Exchange email and password for tokens',
    answer: SignedInView,
    errors: [CommonErrors.unauthorized, CommonErrors.rateLimited],
  })
  async signIn(
    @Ip() address: string,
    @UserAgent() userAgent: string | null,
    @Body() { email, password }: SignInBody,
  ): Promise<SignedInView> {
    return toSignedIn(
      await this.throttle.run({ kind: 'sign_in', address, account: email }, () =>
        this.accounts.signIn(email, password, userAgent),
      ),
    );
  }

  @Public()
  @Post('auth/refresh')
  @Operation({
    phase: 'setup',
    summary: 'Renew tokens; the old refresh token dies, and one used twice ends its session',
    answer: SignedInView,
    errors: [CommonErrors.unauthorized, CommonErrors.rateLimited],
  })
  async refresh(@Ip() address: string, @Body() { refresh_token }: RefreshBody): Promise<SignedInView> {
    return toSignedIn(
      await this.throttle.run({ kind: 'refresh', address, account: refresh_token }, () =>
        this.accounts.refresh(refresh_token),
      ),
    );
  }

  @Get('me')
  @OwnAccount()
  @Operation({ phase: 'setup', summary: 'The calling user', answer: UserView })
  async me(@CurrentCaller() caller: Caller): Promise<UserView> {
    return toUser(await this.accounts.get(caller.userId));
  }
}
