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
import { InstallationController } from './installation/installation.controller.js';
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
import { NewPasswords } from './passwords/new-passwords.js';
import { PasswordResetRepository } from './passwords/password-reset.repository.js';
import { PasswordResetRequestService } from './passwords/password-reset-request.service.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { PasswordService } from './passwords/password.service.js';
import { AccountChange } from './second-factors/account-change.js';
import { FactorAddition } from './second-factors/factor-addition.js';
import { FactorChallenges } from './second-factors/factor-challenges.js';
import { FactorVerifier } from './second-factors/factor-verifier.js';
import { PasskeyEnrolmentService } from './second-factors/passkeys/passkey-enrolment.service.js';
import { PasskeySignInService } from './second-factors/passkeys/passkey-sign-in.service.js';
import { PasskeyController } from './second-factors/passkeys/passkey.controller.js';
import { PasskeyRepository } from './second-factors/passkeys/passkey.repository.js';
import { WebAuthn } from './second-factors/passkeys/webauthn.js';
import { ReauthenticationService } from './second-factors/reauthentication.service.js';
import { RecoveryCodeRepository } from './second-factors/recovery-code.repository.js';
import { SecondFactorController } from './second-factors/second-factor.controller.js';
import { SecondFactorReader } from './second-factors/second-factor.reader.js';
import { SecondFactorRepository } from './second-factors/second-factor.repository.js';
import { SecondFactorSignInController } from './second-factors/second-factor-sign-in.controller.js';
import { SecondFactorSignInService } from './second-factors/second-factor-sign-in.service.js';
import { SecondFactorService } from './second-factors/second-factor.service.js';
import { ChangeLimit } from './second-factors/change-limit.js';
import { SecurityNotices } from './second-factors/security-notices.js';
import { WrongProofs } from './second-factors/wrong-proofs.js';
import { SignInChallengeRepository } from './second-factors/sign-in-challenge.repository.js';
import { TotpEnrolmentService } from './second-factors/totp/totp-enrolment.service.js';
import { SessionLife } from './sessions/session-life.js';
import { RefreshRotation } from './sessions/refresh-rotation.js';
import { BrowserSignOutService } from './sessions/browser-sign-out.service.js';
import { RefreshCookie } from './sessions/refresh-cookie.js';
import { RefreshTokenRepository } from './sessions/refresh-token.repository.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionReader } from './sessions/session.reader.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionService } from './sessions/session.service.js';
import { SignInService } from './sessions/sign-in.service.js';
import { SignInThrottle } from './sessions/sign-in-throttle.js';
import { TokenService } from './sessions/token.service.js';
import { UserErasure } from './users/user-erasure.sql.js';
import { UserRemoval } from './users/user-removal.js';
import { UserProfileService } from './users/user-profile.service.js';
import { UserRepository } from './users/user.repository.js';
import { UserReader } from './users/user.reader.js';
import { UserWriter } from './users/user.writer.js';

@Module({
  imports: [AuditModule, MailModule, VaultModule],
  controllers: [
    AccountController,
    SessionController,
    PasswordController,
    SecondFactorController,
    SecondFactorSignInController,
    PasskeyController,
    AccessKeyController,
    InstallationController,
    CredentialRpc,
  ],
  providers: [
    AccountService,
    UserProfileService,
    UserErasure,
    UserRemoval,
    SessionService,
    SignInService,
    UserProvisioning,
    SignUpService,
    SignUpVerificationService,
    SignUpRepository,
    MailVerification,
    NewPasswords,
    PasswordService,
    PasswordResetService,
    PasswordResetRequestService,
    PasswordResetRepository,
    MailPasswordReset,
    SignInThrottle,
    SecondFactorService,
    SecondFactorSignInService,
    TotpEnrolmentService,
    PasskeyEnrolmentService,
    PasskeySignInService,
    PasskeyRepository,
    WebAuthn,
    ReauthenticationService,
    FactorAddition,
    FactorVerifier,
    FactorChallenges,
    AccountChange,
    SecurityNotices,
    WrongProofs,
    ChangeLimit,
    SecondFactorReader,
    SecondFactorRepository,
    RecoveryCodeRepository,
    SignInChallengeRepository,
    AccessKeyService,
    TokenService,
    OidcIssuer,
    ExternalUserService,
    IdentityLinking,
    UserRepository,
    UserReader,
    UserWriter,
    SessionLife,
    SessionReader,
    SessionRepository,
    RefreshRotation,
    RefreshCookie,
    BrowserSignOutService,
    RefreshTokenRepository,
    AccessKeyRepository,
    CredentialRepository,
    ExternalIdentityRepository,
  ],
  exports: [
    AccountChange,
    ReauthenticationService,
    RefreshCookie,
    UserErasure,
    UserProfileService,
    UserRemoval,
    CredentialRepository,
    TokenService,
    OidcIssuer,
    ExternalUserService,
    UserReader,
    UserWriter,
    SecondFactorReader,
    SecurityNotices,
  ],
})
export class AccessModule {}
