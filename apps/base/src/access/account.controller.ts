import { Body, Controller, Get, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { CurrentCaller, Public, RateLimit, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { BaseConfig } from '../base.config.js';
import { RefreshBody, SignedInView, SignInBody, SignUpBody, toSignedIn, toUser, UserView } from './account.dto.js';
import { AccountService } from './account.service.js';

@ApiTags('Authentication')
@Controller()
export class AccountController {
  private readonly attempts: RateLimit;

  constructor(
    config: BaseConfig,
    private readonly accounts: AccountService,
  ) {
    this.attempts = new RateLimit(config.RATE_LIMIT_SIGN_UPS);
  }

  @Public()
  @Post('auth/sign_up')
  @Operation({ phase: 'setup', summary: 'Create a user with a personal workspace', status: 201, answer: SignedInView, errors: [CommonErrors.forbidden, CommonErrors.validation, CommonErrors.rateLimited] })
  async signUp(@Ip() address: string, @Body() body: SignUpBody): Promise<SignedInView> {
    await this.attempts.take(address);
    return toSignedIn(await this.accounts.signUp(body));
  }

  @Public()
  @Post('auth/sign_in')
  @Operation({ phase: 'setup', summary: 'Exchange email and password for tokens', answer: SignedInView, errors: [CommonErrors.unauthorized, CommonErrors.rateLimited] })
  async signIn(@Ip() address: string, @Body() { email, password }: SignInBody): Promise<SignedInView> {
    await this.attempts.take(address);
    return toSignedIn(await this.accounts.signIn(email, password));
  }

  @Public()
  @Post('auth/refresh')
  @Operation({ phase: 'setup', summary: 'Renew tokens; the old refresh token dies, and one used twice ends its session', answer: SignedInView, errors: [CommonErrors.unauthorized] })
  async refresh(@Body() { refresh_token }: RefreshBody): Promise<SignedInView> {
    return toSignedIn(await this.accounts.refresh(refresh_token));
  }

  @Get('me')
  @Operation({ phase: 'setup', summary: 'The calling user', answer: UserView })
  async me(@CurrentCaller() caller: Caller): Promise<UserView> {
    return toUser(await this.accounts.get(caller.userId));
  }
}
