import { prose } from '@reelsheet/kernel';
import {
  AddressSetting,
  DomainsSetting,
  OriginsSetting,
  SecretSetting,
  TextSetting,
  ServiceConfig,
} from '@reelsheet/platform-config';

/** Addresses of the social platforms and the credentials of our application at each. */
export class PublishingConfig extends ServiceConfig {
  @OriginsSetting({
    about: prose`
      where the browser may be sent after a social account was connected, besides our own addresses; \`:*\` stands for
      any port`,
  })
  CONNECT_REDIRECT_URIS: string = '';

  @AddressSetting({ about: "TikTok's API", vendor: 'TikTok' })
  SHORTVIDEO_API_URL!: string;

  @AddressSetting({ about: "TikTok's consent page", vendor: 'TikTok' })
  SHORTVIDEO_AUTHORIZE_URL!: string;

  @AddressSetting({ about: 'address below which TikTok shows profiles and posts', vendor: 'TikTok' })
  SHORTVIDEO_PAGE_URL!: string;

  @SecretSetting({ about: 'client id of our application at TikTok', vendor: 'TikTok' })
  SHORTVIDEO_CLIENT_ID!: string;

  @SecretSetting({ about: 'client secret of our application at TikTok', vendor: 'TikTok' })
  SHORTVIDEO_CLIENT_SECRET!: string;

  @DomainsSetting({ about: 'domains of the upload addresses that TikTok may assign, besides its API' })
  SHORTVIDEO_UPLOAD_DOMAINS: string = 'tiktokapis.com';

  @AddressSetting({ about: "YouTube's API", vendor: 'YouTube' })
  VIDEOHOST_API_URL!: string;

  @AddressSetting({ about: "Google's consent page", vendor: 'YouTube' })
  VIDEOHOST_AUTHORIZE_URL!: string;

  @AddressSetting({ about: 'where Google exchanges codes for tokens', vendor: 'YouTube' })
  VIDEOHOST_TOKEN_URL!: string;

  @AddressSetting({ about: 'where Google revokes a grant', vendor: 'YouTube' })
  VIDEOHOST_REVOKE_URL!: string;

  @DomainsSetting({ about: 'domains of the upload addresses that YouTube may assign, besides its API' })
  VIDEOHOST_UPLOAD_DOMAINS: string = 'www.googleapis.com,youtube.googleapis.com';

  @AddressSetting({ about: 'address below which YouTube shows channels and videos', vendor: 'YouTube' })
  VIDEOHOST_PAGE_URL!: string;

  @SecretSetting({ about: 'client id of our application at Google', vendor: 'YouTube' })
  VIDEOHOST_CLIENT_ID!: string;

  @SecretSetting({ about: 'client secret of our application at Google', vendor: 'YouTube' })
  VIDEOHOST_CLIENT_SECRET!: string;

  @AddressSetting({ about: "Instagram's API, with its version", vendor: 'Instagram' })
  PHOTOSHARE_API_URL!: string;

  @AddressSetting({ about: 'the consent page of accounts on Instagram', vendor: 'Instagram' })
  PHOTOSHARE_AUTHORIZE_URL!: string;

  @AddressSetting({ about: 'where Instagram receives videos', vendor: 'Instagram' })
  PHOTOSHARE_UPLOAD_URL!: string;

  @SecretSetting({ about: 'client id of our application at Meta, for Instagram', vendor: 'Instagram' })
  PHOTOSHARE_CLIENT_ID!: string;

  @SecretSetting({ about: 'client secret of our application at Meta, for Instagram', vendor: 'Instagram' })
  PHOTOSHARE_CLIENT_SECRET!: string;

  @AddressSetting({ about: "the API of Facebook's pages, with its version", vendor: 'Facebook' })
  PAGESOCIAL_API_URL!: string;

  @AddressSetting({ about: "the consent page of Facebook's pages", vendor: 'Facebook' })
  PAGESOCIAL_AUTHORIZE_URL!: string;

  @AddressSetting({ about: 'where Facebook receives videos', vendor: 'Facebook' })
  PAGESOCIAL_UPLOAD_URL!: string;

  @AddressSetting({ about: 'address below which Facebook shows pages and videos', vendor: 'Facebook' })
  PAGESOCIAL_PAGE_URL!: string;

  @SecretSetting({ about: 'client id of our application at Meta, for pages', vendor: 'Facebook' })
  PAGESOCIAL_CLIENT_ID!: string;

  @SecretSetting({ about: 'client secret of our application at Meta, for pages', vendor: 'Facebook' })
  PAGESOCIAL_CLIENT_SECRET!: string;

  @AddressSetting({ about: 'the API of X', vendor: 'X' })
  MICROBLOG_API_URL!: string;

  @AddressSetting({ about: 'the consent page of X', vendor: 'X' })
  MICROBLOG_AUTHORIZE_URL!: string;

  @AddressSetting({ about: 'address below which X shows posts', vendor: 'X' })
  MICROBLOG_PAGE_URL!: string;

  @SecretSetting({ about: 'client id of our application at X', vendor: 'X' })
  MICROBLOG_CLIENT_ID!: string;

  @SecretSetting({ about: 'client secret of our application at X', vendor: 'X' })
  MICROBLOG_CLIENT_SECRET!: string;

  @AddressSetting({ about: "LinkedIn's API", vendor: 'LinkedIn' })
  PROFESSIONAL_API_URL!: string;

  @AddressSetting({ about: "LinkedIn's consent page", vendor: 'LinkedIn' })
  PROFESSIONAL_AUTHORIZE_URL!: string;

  @AddressSetting({ about: 'where LinkedIn exchanges codes for tokens', vendor: 'LinkedIn' })
  PROFESSIONAL_TOKEN_URL!: string;

  @AddressSetting({ about: 'where LinkedIn revokes a grant', vendor: 'LinkedIn' })
  PROFESSIONAL_REVOKE_URL!: string;

  @AddressSetting({ about: 'address below which LinkedIn shows posts', vendor: 'LinkedIn' })
  PROFESSIONAL_PAGE_URL!: string;

  @DomainsSetting({ about: 'domains of the upload addresses that LinkedIn may assign, besides its API' })
  PROFESSIONAL_UPLOAD_DOMAINS: string = 'linkedin.com';

  @SecretSetting({ about: 'client id of our application at LinkedIn', vendor: 'LinkedIn' })
  PROFESSIONAL_CLIENT_ID!: string;

  @SecretSetting({ about: 'client secret of our application at LinkedIn', vendor: 'LinkedIn' })
  PROFESSIONAL_CLIENT_SECRET!: string;

  @TextSetting({ about: "version of LinkedIn's API, `YYYYMM`; each is retired about a year after its release" })
  PROFESSIONAL_VERSION: string = '202609';

  @TextSetting({
    about: prose`
      scopes requested from accounts on LinkedIn; \`r_member_social\` makes it possible to look up a post whose response
      was lost, \`r_member_postAnalytics\` to read the metrics of posts; LinkedIn grants both to selected applications
      only`,
  })
  PROFESSIONAL_SCOPES: string = 'openid profile w_member_social';
}
