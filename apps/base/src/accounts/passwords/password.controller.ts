import { Body, Controller, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, Public, SignedUrl, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { MailErrors } from '../mail/mail.errors.js';
import { ChangePasswordBody, NewPasswordBody, PasswordResetBody } from './password.dto.js';
import { NewPasswords } from './new-passwords.js';
import { PasswordResetRequestService } from './password-reset-request.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordService } from './password.service.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';

@ApiTags('Authentication')
@Controller()
export class PasswordController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly resetRequests: PasswordResetRequestService,
    private readonly resets: PasswordResetService,
    private readonly newPasswords: NewPasswords,
    private readonly throttle: SignInThrottle,
  ) {}

  @Patch('me/password')
  @OwnAccount()
  @Operation({
    name: 'password.change',
    phase: 'setup',
    summary: 'Change your password; your other sessions end',
    description: prose`
        Keys stay active. A user of an OpenID Connect issuer has no password here and receives 422
        \`validation_error\`.`,
    status: 204,
    errors: [CommonErrors.validation, CommonErrors.rateLimited],
  })
  async change(
    @Ip() address: string,
    @CurrentCaller() caller: Caller,
    @Body() { current_password, new_password }: ChangePasswordBody,
  ): Promise<void> {
    await this.throttle.run({ kind: 'password_change', address, account: String(caller.userId) }, () =>
      this.passwords.change(caller, current_password, this.newPasswords.in('new_password', new_password)),
    );
  }

  @Public()
  @Post('auth/password_reset')
  @Operation({
    name: 'password.requestReset',
    phase: 'setup',
    summary: 'Mail a link that sets a new password, if anybody has this address',
    description: prose`
        The response is the same whether or not a user has the address, and is sent before the address is looked up.
        The link works once, within an hour, and replaces the previous one; at most 10 of these mails an hour are sent
        to one address. 501 \`mail_not_configured\` where the installation has no mail server.`,
    status: 202,
    errors: [CommonErrors.validation, CommonErrors.rateLimited, MailErrors.notConfigured],
  })
  async ask(@Ip() address: string, @Body() { email }: PasswordResetBody): Promise<void> {
    await this.throttle.run({ kind: 'password_reset', address, account: email }, () =>
      this.resetRequests.request(email),
    );
  }

  @SignedUrl()
  @Post('auth/password_reset/:token')
  @Operation({
    name: 'password.reset',
    phase: 'setup',
    summary: 'Set a new password by the link of the mail; all your sessions and keys end',
    description: prose`
        With \`keep_keys\` your keys stay active, except in an account whose address was not proved before, because
        another person may have created them. Wrong passwords from other networks do not keep you from signing in from
        here.`,
    status: 204,
    errors: [CommonErrors.notFound, CommonErrors.validation, CommonErrors.rateLimited],
  })
  async reset(
    @Ip() address: string,
    @Param('token') token: string,
    @Body() { new_password, keep_keys = false }: NewPasswordBody,
  ): Promise<void> {
    const password = this.newPasswords.in('new_password', new_password);
    const email = await this.throttle.run({ kind: 'password_reset', address, account: token }, () =>
      this.resets.reset(token, { password, retainsKeys: keep_keys }),
    );
    await this.throttle.recognize(address, email);
  }
}
