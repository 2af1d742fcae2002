import { ServiceConfig } from '@reelsheet/platform-config';
import { IsIn, IsInt, IsNumber, IsOptional, IsPositive, IsString, IsUrl, Matches, MinLength } from 'class-validator';

const ADDRESS = { require_tld: false, require_protocol: true };

/** What base needs beside what every service needs. */
export class BaseConfig extends ServiceConfig {
  /** Signs access tokens. */
  @IsString() @MinLength(32) JWT_SECRET!: string;

  /** Opens the operator's endpoints. */
  @IsString() @MinLength(16) OPERATOR_KEY!: string;

  /** `<id>:<base64 of 32 bytes>`, separated by commas; the first encrypts, all decrypt. */
  @Matches(/^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/) ENCRYPTION_KEYS!: string;

  /** Closes sign-up by password; who comes from the issuer below is let in all the same. */
  @IsIn(['on', 'off']) AUTH_SIGN_UP: string = 'on';

  /** OpenID Connect issuer whose bearer tokens are taken too, as its discovery document writes it. */
  @IsOptional() @IsUrl(ADDRESS) OIDC_ISSUER?: string;

  /** What the issuer's tokens must name as their audience. Where absent those that it made for others are taken as well. */
  @IsOptional() @IsString() OIDC_AUDIENCE?: string;

  /** Sign-ups a minute from one address; as many sign-ins, and as many refreshes. */
  @IsInt() @IsPositive() RATE_LIMIT_SIGN_UPS: number = 20;

  /** Failed sign-ins a minute at one account, from however many addresses; the same for sign-ups and refreshes. */
  @IsInt() @IsPositive() RATE_LIMIT_ACCOUNT: number = 10;

  /** Currency units that one credit is worth. */
  @IsNumber() @IsPositive() CREDIT_VALUE: number = 0.01;

  @IsUrl(ADDRESS) CHAT_BASE_URL!: string;
  @IsString() CHAT_API_KEY!: string;

  @IsUrl(ADDRESS) IMAGE_BASE_URL!: string;
  @IsString() IMAGE_API_KEY!: string;

  @IsUrl(ADDRESS) SPEECH_BASE_URL!: string;
  @IsString() SPEECH_API_KEY!: string;

  @IsUrl(ADDRESS) TRANSCRIPTION_BASE_URL!: string;
  @IsString() TRANSCRIPTION_API_KEY!: string;

  @IsUrl(ADDRESS) VIDEO_BASE_URL!: string;
  @IsString() VIDEO_ACCESS_KEY!: string;
  @IsString() VIDEO_SECRET_KEY!: string;

  /** The voice vendors that users bring keys of. */
  @IsUrl(ADDRESS) VOICE_A_BASE_URL!: string;
  @IsUrl(ADDRESS) VOICE_B_BASE_URL!: string;

  @IsUrl(ADDRESS) SHORTVIDEO_API_URL!: string;
  @IsUrl(ADDRESS) SHORTVIDEO_AUTHORIZE_URL!: string;
  /** Below it the network shows profiles and posts. */
  @IsUrl(ADDRESS) SHORTVIDEO_PAGE_URL!: string;
  @IsString() SHORTVIDEO_CLIENT_ID!: string;
  @IsString() SHORTVIDEO_CLIENT_SECRET!: string;

  @IsUrl(ADDRESS) VIDEOHOST_API_URL!: string;
  @IsUrl(ADDRESS) VIDEOHOST_AUTHORIZE_URL!: string;
  @IsUrl(ADDRESS) VIDEOHOST_TOKEN_URL!: string;
  @IsUrl(ADDRESS) VIDEOHOST_PAGE_URL!: string;
  @IsString() VIDEOHOST_CLIENT_ID!: string;
  @IsString() VIDEOHOST_CLIENT_SECRET!: string;
}
