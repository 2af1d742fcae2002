import {
  AddressSetting,
  ChatConfig,
  ChoiceSetting,
  DecimalSetting,
  DomainsSetting,
  KeyRingSetting,
  OriginsSetting,
  SecretSetting,
  SigningCertificateSetting,
  TextSetting,
  WholeSetting,
} from '@reelsheet/platform-config';

/** What base needs beside what every service needs. */
export class BaseConfig extends ChatConfig {
  @SecretSetting({ about: 'signs access tokens', min: 32 })
  JWT_SECRET!: string;

  @SecretSetting({
    about:
      'a second secret whose access tokens are good too: the next one before `JWT_SECRET` is replaced, the last one after',
    min: 32,
    optional: true,
  })
  JWT_SECRET_OTHER?: string;

  @SecretSetting({ about: "opens the operator's endpoints", min: 16 })
  OPERATOR_KEY!: string;

  @KeyRingSetting({ about: 'keys of stored secrets: the first encrypts, all decrypt' })
  ENCRYPTION_KEYS!: string;

  @ChoiceSetting(['on', 'off'], {
    about: '`off` closes sign-up by password; who comes from `OIDC_ISSUER` is let in all the same',
  })
  AUTH_SIGN_UP: string = 'on';

  @AddressSetting({
    about: 'OpenID Connect issuer whose bearer tokens are taken too, as its discovery document writes it',
    optional: true,
  })
  OIDC_ISSUER?: string;

  @TextSetting({
    about: "audience that the issuer's tokens must name, so that those which it made for others are refused",
    neededWhere: { name: 'OIDC_ISSUER' },
  })
  OIDC_AUDIENCE?: string;

  @ChoiceSetting(['none', 'mail'], {
    about:
      '`mail`: who signs up proves the address by a mail, and members are invited and accept; `none`: both are taken at their word',
    chart: 'mail',
  })
  ACCOUNT_PROOF: string = 'none';

  @AddressSetting({
    about:
      'mail server, `smtp://user:password@host:587?requireTLS=true` or `smtps://…`; without one there are no mails, and no reset of passwords',
    protocols: ['smtp', 'smtps'],
    secret: true,
    fleet: '{mail}',
    neededWhere: { name: 'ACCOUNT_PROOF', is: 'mail' },
  })
  SMTP_URL?: string;

  @TextSetting({ about: 'sender of mails', chart: 'Reelsheet <no-reply@example.com>' })
  MAIL_FROM: string = 'Reelsheet <no-reply@localhost>';

  @AddressSetting({
    about:
      'web application that mails link to: `…/verify_email/{token}`, `…/password_reset/{token}`, `…/invitations/{token}`; without one they tell the request to send',
    optional: true,
  })
  WEB_URL?: string;

  @WholeSetting({
    about: 'sign-ups a minute from one address, as many sign-ins, and as many refreshes',
    fleet: 100_000,
  })
  RATE_LIMIT_SIGN_UPS: number = 20;

  @WholeSetting({
    about:
      'failed sign-ins a minute at one account from one address; beyond as many from anywhere the next attempts wait, up to 4 seconds; the same for sign-ups and refreshes',
    fleet: 100_000,
  })
  RATE_LIMIT_ACCOUNT: number = 10;

  @WholeSetting({
    about: 'bytes of values, attributes and titles that one sheet holds, counted as JSON',
    min: 2 ** 20,
    max: 2 ** 28,
  })
  MAX_SHEET_BYTES: number = 64 * 2 ** 20;

  @WholeSetting({
    about:
      'memory in MiB for the last answers to reads of whole sheets and windows, given again while nothing in them changed; an answer takes a quarter of it at most, and 0 keeps none',
    min: 0,
    max: 4_096,
  })
  KEPT_SHEETS_MEGABYTES: number = 64;

  @DecimalSetting({
    about: 'currency units that one credit is worth; read and checked, but no sum depends on it',
    positive: true,
  })
  CREDIT_VALUE: number = 0.01;

  @DecimalSetting({
    about: 'credits for each gigabyte and month of a provenance backup, as core has it; shown among the prices',
    positive: true,
    optional: true,
    fleet: 10,
  })
  BACKUP_GB_MONTH_PRICE?: number;

  @DecimalSetting({ about: 'minutes between two scrapes of a monitoring job that goes on', positive: true })
  MONITORING_INTERVAL_MINUTES: number = 360;

  @WholeSetting({
    about:
      'credits that the stopped generations of one organization may leave uncollected at vendors within a day; beyond that, it orders no more, and what waits fails',
  })
  MAX_UNCOLLECTED_CREDITS: number = 1_000;

  @WholeSetting({
    about: 'videos of one organization that the video vendor has at a time; further ones wait in our queue',
  })
  MAX_VIDEOS_AT_VENDOR: number = 10;

  @WholeSetting({
    about:
      'minutes after which a try of a render is given up, whatever it makes; a small video is given up earlier, in proportion to its work',
    max: 1_440,
  })
  MAX_RENDER_MINUTES: number = 60;

  @WholeSetting({
    about: 'MiB of memory that the pictures of one render may take, whose sources are all open at once',
    max: 1_048_576,
    chart: 1_536,
  })
  MAX_RENDER_MEMORY_MEGABYTES: number = 4_096;

  @WholeSetting({
    about:
      'MiB of temporary disk that one render may fill with its sources and its video, which takes up to 2,048 of them, half for the parts that it is joined from; a worker renders two at a time',
    min: 2_049,
    max: 1_048_576,
  })
  MAX_RENDER_DISK_MEGABYTES: number = 8_192;

  @WholeSetting({
    about:
      'MiB of parts of long renders that are kept for one organization, so that rendering again makes only what has changed; they count as its storage, and go after a week without use; 0 keeps none',
    min: 0,
    max: 1_048_576,
  })
  MAX_KEPT_RENDER_MEGABYTES: number = 1_024;

  @SigningCertificateSetting({
    about: 'signs what is rendered (C2PA); without one videos bear no content credentials',
    optional: true,
  })
  CONTENT_CREDENTIALS?: string;

  @AddressSetting({
    about:
      'OpenAI-compatible `images/generations` and `images/edits`: a gateway that knows the names of the model catalogue',
    sandbox: '/image/v1',
    chart: 'https://images.example.com/v1',
    vendor: 'images',
  })
  IMAGE_BASE_URL!: string;

  @SecretSetting({ about: 'key at the image vendor', sandbox: 'sandbox-demo', vendor: 'images' })
  IMAGE_API_KEY!: string;

  @AddressSetting({
    about: 'speech, OpenAI-compatible',
    sandbox: '/speech/v1',
    chart: 'https://api.openai.com/v1',
    vendor: 'speech',
  })
  SPEECH_BASE_URL!: string;

  @SecretSetting({ about: 'key at the speech vendor', sandbox: 'sandbox-demo', vendor: 'speech' })
  SPEECH_API_KEY!: string;

  @AddressSetting({
    about: 'transcription, OpenAI-compatible',
    sandbox: '/transcription/v1',
    chart: 'https://api.openai.com/v1',
    vendor: 'transcription',
  })
  TRANSCRIPTION_BASE_URL!: string;

  @SecretSetting({ about: 'key at the transcription vendor', sandbox: 'sandbox-demo', vendor: 'transcription' })
  TRANSCRIPTION_API_KEY!: string;

  @AddressSetting({
    about: 'Kling `text2video`',
    sandbox: '/video',
    chart: 'https://api-singapore.klingai.com',
    vendor: 'Kling',
  })
  VIDEO_BASE_URL!: string;

  @SecretSetting({ about: 'access key at the video vendor', sandbox: 'sandbox-access', vendor: 'Kling' })
  VIDEO_ACCESS_KEY!: string;

  @SecretSetting({ about: 'secret key at the video vendor', sandbox: 'sandbox-secret', vendor: 'Kling' })
  VIDEO_SECRET_KEY!: string;

  @AddressSetting({
    about: 'ElevenLabs, which speaks with voices of our own account there',
    sandbox: '/voice',
    chart: 'https://api.elevenlabs.io',
    vendor: 'ElevenLabs',
  })
  ELEVENLABS_BASE_URL!: string;

  @SecretSetting({
    about: 'key of our own account at ElevenLabs; without one only the accounts that agents bring speak there',
    sandbox: 'sandbox-demo',
    vendor: 'ElevenLabs',
  })
  ELEVENLABS_API_KEY!: string;

  @AddressSetting({
    about: 'Gemini API: texts, images, and videos by Veo',
    sandbox: '/google',
    chart: 'https://generativelanguage.googleapis.com',
    vendor: 'Gemini',
  })
  GOOGLE_BASE_URL!: string;

  @SecretSetting({ about: 'key at the Gemini API', sandbox: 'sandbox-demo', vendor: 'Gemini' })
  GOOGLE_API_KEY!: string;

  @AddressSetting({
    about: 'BytePlus ModelArk, whose `/api/v3/contents/generations/tasks` makes videos',
    sandbox: '/ark',
    chart: 'https://ark.ap-southeast.bytepluses.com',
    vendor: 'ModelArk',
  })
  ARK_BASE_URL!: string;

  @SecretSetting({ about: 'key at BytePlus ModelArk', sandbox: 'sandbox-demo', vendor: 'ModelArk' })
  ARK_API_KEY!: string;

  @AddressSetting({ about: "fal's queue", sandbox: '/fal', chart: 'https://queue.fal.run', vendor: 'fal' })
  FAL_BASE_URL!: string;

  @SecretSetting({ about: 'key at fal', sandbox: 'sandbox-demo', vendor: 'fal' })
  FAL_API_KEY!: string;

  @AddressSetting({
    about: 'where fal publishes the keys that its webhooks are signed with',
    sandbox: '/fal/.well-known/jwks.json',
    chart: 'https://rest.fal.ai/.well-known/jwks.json',
    vendor: 'fal',
  })
  FAL_WEBHOOK_KEYS_URL!: string;

  @ChoiceSetting(['on', 'off'], {
    about:
      '`on`: vendors reach `BASE_URL`, and are given an address below it at which they tell that a video moved; without, each is looked at by the clock alone, and one whose submit got no answer is given up at vendors that cannot look it up',
    fleet: 'on',
    chart: 'on',
  })
  VENDOR_CALLBACKS: string = 'off';

  @AddressSetting({
    about: 'ElevenLabs, at which the `vendor_a_api_key` of an agent is used',
    sandbox: '/voice',
  })
  VOICE_A_BASE_URL: string = 'https://api.elevenlabs.io';

  @AddressSetting({
    about: 'OpenAI-compatible speech, at which the `vendor_b_api_key` of an agent is used',
    sandbox: '/speech/v1',
  })
  VOICE_B_BASE_URL: string = 'https://api.openai.com/v1';

  @OriginsSetting({
    about:
      'where a connection of a social account may send the browser afterwards, beside our own addresses; `:*` stands for any port',
    fleet: 'http://localhost:*,http://127.0.0.1:*,http://[::1]:*',
  })
  CONNECT_REDIRECT_URIS: string = '';

  @AddressSetting({
    about: "TikTok's API",
    sandbox: '/shortvideo',
    chart: 'https://open.tiktokapis.com',
    vendor: 'TikTok',
  })
  SHORTVIDEO_API_URL!: string;

  @AddressSetting({
    about: "TikTok's consent page",
    sandbox: '/shortvideo/v2/auth/authorize/',
    chart: 'https://www.tiktok.com/v2/auth/authorize/',
    vendor: 'TikTok',
  })
  SHORTVIDEO_AUTHORIZE_URL!: string;

  @AddressSetting({
    about: 'below it TikTok shows profiles and posts',
    sandbox: '/shortvideo',
    chart: 'https://www.tiktok.com',
    vendor: 'TikTok',
  })
  SHORTVIDEO_PAGE_URL!: string;

  @SecretSetting({ about: 'our application at TikTok', sandbox: 'sandbox-demo', vendor: 'TikTok' })
  SHORTVIDEO_CLIENT_ID!: string;

  @SecretSetting({ about: "our application's secret at TikTok", sandbox: 'sandbox-secret', vendor: 'TikTok' })
  SHORTVIDEO_CLIENT_SECRET!: string;

  @DomainsSetting({ about: 'where TikTok may have us upload, beside its API' })
  SHORTVIDEO_UPLOAD_DOMAINS: string = 'tiktokapis.com';

  @AddressSetting({
    about: "YouTube's API",
    sandbox: '/videohost',
    chart: 'https://www.googleapis.com',
    vendor: 'YouTube',
  })
  VIDEOHOST_API_URL!: string;

  @AddressSetting({
    about: "Google's consent page",
    sandbox: '/videohost/o/oauth2/v2/auth',
    chart: 'https://accounts.google.com/o/oauth2/v2/auth',
    vendor: 'YouTube',
  })
  VIDEOHOST_AUTHORIZE_URL!: string;

  @AddressSetting({
    about: 'where Google exchanges codes for tokens',
    sandbox: '/videohost/token',
    chart: 'https://oauth2.googleapis.com/token',
    vendor: 'YouTube',
  })
  VIDEOHOST_TOKEN_URL!: string;

  @AddressSetting({
    about: 'where Google ends a grant',
    sandbox: '/videohost/revoke',
    chart: 'https://oauth2.googleapis.com/revoke',
    vendor: 'YouTube',
  })
  VIDEOHOST_REVOKE_URL!: string;

  @DomainsSetting({ about: 'where YouTube may have us upload, beside its API' })
  VIDEOHOST_UPLOAD_DOMAINS: string = 'www.googleapis.com,youtube.googleapis.com';

  @AddressSetting({
    about: 'below it YouTube shows channels and videos',
    sandbox: '/videohost',
    chart: 'https://www.youtube.com',
    vendor: 'YouTube',
  })
  VIDEOHOST_PAGE_URL!: string;

  @SecretSetting({ about: 'our application at Google', sandbox: 'sandbox-demo', vendor: 'YouTube' })
  VIDEOHOST_CLIENT_ID!: string;

  @SecretSetting({ about: "our application's secret at Google", sandbox: 'sandbox-secret', vendor: 'YouTube' })
  VIDEOHOST_CLIENT_SECRET!: string;

  @AddressSetting({
    about: "Instagram's API, with its version",
    sandbox: '/photoshare/v25.0',
    chart: 'https://graph.facebook.com/v25.0',
    vendor: 'Instagram',
  })
  PHOTOSHARE_API_URL!: string;

  @AddressSetting({
    about: 'the consent page of accounts on Instagram',
    sandbox: '/photoshare/v25.0/dialog/oauth',
    chart: 'https://www.facebook.com/v25.0/dialog/oauth',
    vendor: 'Instagram',
  })
  PHOTOSHARE_AUTHORIZE_URL!: string;

  @AddressSetting({
    about: 'where Instagram takes videos',
    sandbox: '/photoshare/ig-api-upload/v25.0',
    chart: 'https://rupload.facebook.com/ig-api-upload/v25.0',
    vendor: 'Instagram',
  })
  PHOTOSHARE_UPLOAD_URL!: string;

  @SecretSetting({ about: 'our application at Meta, for Instagram', sandbox: 'sandbox-demo', vendor: 'Instagram' })
  PHOTOSHARE_CLIENT_ID!: string;

  @SecretSetting({
    about: "our application's secret at Meta, for Instagram",
    sandbox: 'sandbox-secret',
    vendor: 'Instagram',
  })
  PHOTOSHARE_CLIENT_SECRET!: string;

  @AddressSetting({
    about: "the API of Facebook's pages, with its version",
    sandbox: '/pagesocial/v25.0',
    chart: 'https://graph.facebook.com/v25.0',
    vendor: 'Facebook',
  })
  PAGESOCIAL_API_URL!: string;

  @AddressSetting({
    about: "the consent page of Facebook's pages",
    sandbox: '/pagesocial/v25.0/dialog/oauth',
    chart: 'https://www.facebook.com/v25.0/dialog/oauth',
    vendor: 'Facebook',
  })
  PAGESOCIAL_AUTHORIZE_URL!: string;

  @AddressSetting({
    about: 'where Facebook takes videos',
    sandbox: '/pagesocial/v25.0',
    chart: 'https://graph-video.facebook.com/v25.0',
    vendor: 'Facebook',
  })
  PAGESOCIAL_UPLOAD_URL!: string;

  @AddressSetting({
    about: 'below it Facebook shows pages and videos',
    sandbox: '/pagesocial',
    chart: 'https://www.facebook.com',
    vendor: 'Facebook',
  })
  PAGESOCIAL_PAGE_URL!: string;

  @SecretSetting({ about: 'our application at Meta, for pages', sandbox: 'sandbox-demo', vendor: 'Facebook' })
  PAGESOCIAL_CLIENT_ID!: string;

  @SecretSetting({
    about: "our application's secret at Meta, for pages",
    sandbox: 'sandbox-secret',
    vendor: 'Facebook',
  })
  PAGESOCIAL_CLIENT_SECRET!: string;

  @AddressSetting({ about: 'the API of X', sandbox: '/microblog', chart: 'https://api.x.com', vendor: 'X' })
  MICROBLOG_API_URL!: string;

  @AddressSetting({
    about: 'the consent page of X',
    sandbox: '/microblog/i/oauth2/authorize',
    chart: 'https://x.com/i/oauth2/authorize',
    vendor: 'X',
  })
  MICROBLOG_AUTHORIZE_URL!: string;

  @AddressSetting({ about: 'below it X shows posts', sandbox: '/microblog', chart: 'https://x.com', vendor: 'X' })
  MICROBLOG_PAGE_URL!: string;

  @SecretSetting({ about: 'our application at X', sandbox: 'sandbox-demo', vendor: 'X' })
  MICROBLOG_CLIENT_ID!: string;

  @SecretSetting({ about: "our application's secret at X", sandbox: 'sandbox-secret', vendor: 'X' })
  MICROBLOG_CLIENT_SECRET!: string;

  @AddressSetting({
    about: "LinkedIn's API",
    sandbox: '/professional',
    chart: 'https://api.linkedin.com',
    vendor: 'LinkedIn',
  })
  PROFESSIONAL_API_URL!: string;

  @AddressSetting({
    about: "LinkedIn's consent page",
    sandbox: '/professional/oauth/v2/authorization',
    chart: 'https://www.linkedin.com/oauth/v2/authorization',
    vendor: 'LinkedIn',
  })
  PROFESSIONAL_AUTHORIZE_URL!: string;

  @AddressSetting({
    about: 'where LinkedIn exchanges codes for tokens',
    sandbox: '/professional/oauth/v2/accessToken',
    chart: 'https://www.linkedin.com/oauth/v2/accessToken',
    vendor: 'LinkedIn',
  })
  PROFESSIONAL_TOKEN_URL!: string;

  @AddressSetting({
    about: 'where LinkedIn ends a grant',
    sandbox: '/professional/oauth/v2/revoke',
    chart: 'https://www.linkedin.com/oauth/v2/revoke',
    vendor: 'LinkedIn',
  })
  PROFESSIONAL_REVOKE_URL!: string;

  @AddressSetting({
    about: 'below it LinkedIn shows posts',
    sandbox: '/professional',
    chart: 'https://www.linkedin.com',
    vendor: 'LinkedIn',
  })
  PROFESSIONAL_PAGE_URL!: string;

  @DomainsSetting({ about: 'where LinkedIn may have us upload, beside its API' })
  PROFESSIONAL_UPLOAD_DOMAINS: string = 'linkedin.com';

  @SecretSetting({ about: 'our application at LinkedIn', sandbox: 'sandbox-demo', vendor: 'LinkedIn' })
  PROFESSIONAL_CLIENT_ID!: string;

  @SecretSetting({ about: "our application's secret at LinkedIn", sandbox: 'sandbox-secret', vendor: 'LinkedIn' })
  PROFESSIONAL_CLIENT_SECRET!: string;

  @TextSetting({ about: "version of LinkedIn's API, `YYYYMM`; each ends about a year after it came" })
  PROFESSIONAL_VERSION: string = '202609';

  @TextSetting({
    about:
      'what accounts on LinkedIn are asked to grant; `r_member_social` lets a post whose answer was lost be looked up, `r_member_postAnalytics` lets posts be counted, and LinkedIn gives both to chosen applications alone',
    fleet: 'openid profile w_member_social r_member_social r_member_postAnalytics',
  })
  PROFESSIONAL_SCOPES: string = 'openid profile w_member_social';
}
