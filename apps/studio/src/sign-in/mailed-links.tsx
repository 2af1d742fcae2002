export { InvitationPage } from './invitation-page.js';
export { PasswordResetPage } from './password-reset-page.js';
export { VerifyEmailPage } from './verify-email-page.js';
