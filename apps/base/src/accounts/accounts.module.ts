import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { AccessKeyController } from './access-keys/access-key.controller.js';
import { AccessKeyRepository } from './access-keys/access-key.repository.js';
import { AccessKeyService } from './access-keys/access-key.service.js';
import { AccountController } from './users/account.controller.js';
import { AccountService } from './users/account.service.js';
import { CredentialRpc } from './credentials/credential.rpc.js';
import { CredentialRepository } from './credentials/credential.repository.js';
import { ExternalIdentityRepository } from './external-identities/external-identity.repository.js';
import { ExternalUserService } from './external-identities/external-user.service.js';
import { IdentityLinking } from './external-identities/identity-linking.js';
import { OidcIssuer } from './external-identities/oidc-issuer.js';
import { PasswordController } from './passwords/password.controller.js';
import { MailModule } from './mail/mail.module.js';
import { VaultModule } from '../vault/vault.module.js';
import { MailVerification } from './sign-up/mail-verification.task.js';
import { SignUpRepository } from './sign-up/sign-up.repository.js';
import { SignUpVerificationService } from './sign-up/sign-up-verification.service.js';
import { SignUpService } from './sign-up/sign-up.service.js';
import { UserProvisioning } from './users/user-provisioning.service.js';
import { MailPasswordReset } from './passwords/mail-password-reset.task.js';
import { PasswordResetRepository } from './passwords/password-reset.repository.js';
import { PasswordResetRequestService } from './passwords/password-reset-request.service.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { PasswordService } from './passwords/password.service.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SignInThrottle } from './sessions/sign-in-throttle.js';
import { TokenService } from './sessions/token.service.js';
import { UserRepository } from './users/user.repository.js';
import { UserReader } from './users/user.reader.js';

@Module({
  imports: [AuditModule, MailModule, VaultModule],
  controllers: [AccountController, SessionController, PasswordController, AccessKeyController, CredentialRpc],
  providers: [
    AccountService,
    SessionService,
    UserProvisioning,
    SignUpService,
    SignUpVerificationService,
    SignUpRepository,
    MailVerification,
    PasswordService,
    PasswordResetService,
    PasswordResetRequestService,
    PasswordResetRepository,
    MailPasswordReset,
    SignInThrottle,
    AccessKeyService,
    TokenService,
    OidcIssuer,
    ExternalUserService,
    IdentityLinking,
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
