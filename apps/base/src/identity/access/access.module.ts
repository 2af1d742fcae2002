import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AccessKeyController } from './access-key.controller.js';
import { AccessKeyRepository } from './access-key.repository.js';
import { AccessKeyService } from './access-key.service.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { CredentialAnswers } from './credential.answers.js';
import { CredentialRepository } from './credential.repository.js';
import { ExternalIdentityRepository } from './external-identity.repository.js';
import { ExternalUserService } from './external-user.service.js';
import { OidcIssuer } from './oidc.issuer.js';
import { PasswordController } from './password.controller.js';
import { MailModule } from '../mail/mail.module.js';
import { VaultModule } from '../../storage/vault/vault.module.js';
import { MailVerification } from './mail-verification.task.js';
import { SignUpRepository } from './sign-up.repository.js';
import { SignUpService } from './sign-up.service.js';
import { UserFounding } from './user-founding.service.js';
import { MailPasswordReset } from './mail-password-reset.task.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordService } from './password.service.js';
import { SessionController } from './session.controller.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { TokenService } from './token.service.js';
import { UserRepository } from './user.repository.js';
import { UserReader } from './user.reader.js';

@Module({
  imports: [AuditModule, MailModule, VaultModule],
  controllers: [AccountController, SessionController, PasswordController, AccessKeyController, CredentialAnswers],
  providers: [
    AccountService,
    SessionService,
    UserFounding,
    SignUpService,
    SignUpRepository,
    MailVerification,
    PasswordService,
    PasswordResetService,
    PasswordResetRepository,
    MailPasswordReset,
    SignInThrottle,
    AccessKeyService,
    TokenService,
    OidcIssuer,
    ExternalUserService,
    UserRepository,
    UserReader,
    SessionRepository,
    AccessKeyRepository,
    CredentialRepository,
    ExternalIdentityRepository,
  ],
  exports: [CredentialRepository, TokenService, OidcIssuer, ExternalUserService, UserReader],
})
export class AccessModule {}
