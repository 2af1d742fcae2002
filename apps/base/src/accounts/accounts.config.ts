import { prose } from '@reelsheet/kernel';
import {
  AddressSetting,
  ChoiceSetting,
  DomainSetting,
  OriginsWithinSetting,
  SecretSetting,
  ServiceConfig,
  TextSetting,
  WholeSetting,
} from '@reelsheet/platform-config';

export class AccountsConfig extends ServiceConfig {
  @SecretSetting({ about: 'signs access tokens', min: 32 })
  JWT_SECRET!: string;

  @SecretSetting({
    about: prose`
      a second secret whose access tokens are accepted too: the next one before \`JWT_SECRET\` is replaced, the previous
      one afterwards`,
    min: 32,
    optional: true,
  })
  JWT_SECRET_OTHER?: string;

  @ChoiceSetting(['on', 'off'], {
    about: '`off` closes sign-up by password; new users of `OIDC_ISSUER` are still accepted',
  })
  AUTH_SIGN_UP: string = 'on';

  @ChoiceSetting(['reject', 'allow'], {
    about: prose`
      \`reject\`: a new password must not be among the most common leaked ones, or made of the name or address of its
      user; \`allow\`: only its length is checked`,
  })
  WEAK_PASSWORDS: string = 'reject';

  @AddressSetting({
    about: 'OpenID Connect issuer whose bearer tokens are accepted too, exactly as in its discovery document',
    optional: true,
  })
  OIDC_ISSUER?: string;

  @TextSetting({
    about: "audience that the issuer's tokens must name; tokens for other audiences are rejected",
    neededWhere: { name: 'OIDC_ISSUER' },
  })
  OIDC_AUDIENCE?: string;

  @TextSetting({
    about: prose`
      id of the studio at the issuer, a public client with PKCE whose redirect address is
      \`{BASE_URL without /v1}/studio/sign_in/issuer\`; without one the studio offers no sign-in there`,
    optional: true,
  })
  OIDC_CLIENT_ID?: string;

  @TextSetting({
    about: prose`
      accepted values of the claim \`acr\`, separated by commas, such as those by which your issuer states a second
      factor; tokens with another value or without the claim are rejected; where absent, any token is accepted`,
    optional: true,
  })
  OIDC_ACR?: string;

  @ChoiceSetting(['none', 'mail'], {
    about: prose`
      \`mail\`: a new user confirms the address with a link in an email, and members are invited and accept; \`none\`:
      addresses and members are accepted without confirmation`,
  })
  ACCOUNT_PROOF: string = 'none';

  @AddressSetting({
    about: prose`
      mail server, \`smtp://user:password@host:587?requireTLS=true\` or \`smtps://…\`; without one no mails are sent, and
      passwords cannot be reset`,
    protocols: ['smtp', 'smtps'],
    secret: true,
    neededWhere: { name: 'ACCOUNT_PROOF', is: 'mail' },
  })
  SMTP_URL?: string;

  @TextSetting({ about: 'sender of mails' })
  MAIL_FROM: string = 'Reelsheet <no-reply@localhost>';

  @AddressSetting({
    about: prose`
      web application that mails link to: \`…/verify_email/{token}\`, \`…/password_reset/{token}\`,
      \`…/invitations/{token}\`; without one they link to the studio, \`/studio\` on the host of \`BASE_URL\``,
    optional: true,
  })
  WEB_URL?: string;

  @WholeSetting({ about: 'organizations that one user may found, besides the personal workspace', min: 0 })
  MAX_FOUNDED_ORGANIZATIONS: number = 10;

  @WholeSetting({
    about: prose`
      the same for a user without a proved address and without an organization that was granted credits; with
      \`ACCOUNT_PROOF=none\` it does not apply`,
    min: 0,
  })
  MAX_FOUNDED_ORGANIZATIONS_UNPROVED: number = 2;

  @WholeSetting({
    about: prose`
      days after its sign-in at which a session ends, however often it is refreshed; a change applies to existing
      sessions too`,
    max: 400,
  })
  SESSION_DAYS: number = 90;

  @DomainSetting({
    about: prose`
      domain for which passkeys are created (WebAuthn RP id), the host of your web application or a domain above it;
      without one there are no passkeys. Passkeys do not survive a change`,
    optional: true,
  })
  WEBAUTHN_RP_ID?: string;

  @OriginsWithinSetting({
    about: 'origins of the web applications that may create and use passkeys',
    domain: 'WEBAUTHN_RP_ID',
    neededWhere: { name: 'WEBAUTHN_RP_ID' },
  })
  WEBAUTHN_ORIGINS?: string;

  @WholeSetting({
    about: 'sign-ups, sign-ins, second factors and refreshes per minute from one address, counted separately',
  })
  RATE_LIMIT_SIGN_UPS: number = 20;

  @WholeSetting({
    about: prose`
      failed sign-ins per minute at one account from one address; after as many failures at an account from any address,
      further attempts are delayed by up to 4 seconds; the same for sign-ups and refreshes. Ten times as many wrong
      passwords per hour are accepted from all networks together that have not signed in to the account within 90 days`,
  })
  RATE_LIMIT_ACCOUNT: number = 10;
}
