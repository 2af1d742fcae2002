import { Body, Controller, Ip, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { ChangePasswordBody } from './password.dto.js';
import { PasswordService } from './password.service.js';
import { SignInThrottle } from './sign-in-throttle.js';

@ApiTags('Authentication')
@Controller()
export class PasswordController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly throttle: SignInThrottle,
  ) {}

  @Patch('me/password')
  @OwnAccount()
  @Operation({
    phase: 'setup',
    summary: 'Change your password; your other sessions end',
    description:
      'Keys stay. Whoever signs in with an OpenID Connect issuer has no password here, and is answered 422 `validation_error`.',
    status: 204,
    errors: [CommonErrors.validation, CommonErrors.rateLimited],
  })
  async change(
    @Ip() address: string,
    @CurrentCaller() caller: Caller,
    @Body() { current_password, new_password }: ChangePasswordBody,
  ): Promise<void> {
    await this.throttle.run({ kind: 'password_change', address, account: String(caller.userId) }, () =>
      this.passwords.change(caller, current_password, new_password),
    );
  }
}
