import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { cookieOf } from '@reelsheet/platform-http';
import { originsIn } from '@reelsheet/platform-config';
import type { FastifyReply } from 'fastify';
import type { TokenHolder } from './refresh-token-in.js';
import { originNotAllowed } from '../account.errors.js';
import { AccountsConfig } from '../accounts.config.js';
import { REFRESH_TOKEN_TTL_MS } from './session.js';

/**
 * Browsers accept a cookie with this prefix from the host itself over https only, and for all of its paths. Without it
 * a host that shares the domain could plant its own token, and with it the account of somebody else.
 */
const HOST_PREFIX = '__Host-';
const VALUE = /^[\w-]{43}$/;
const MAX_AGE_SECONDS = REFRESH_TOKEN_TTL_MS / 1_000;

/**
 * The cookie in which browsers keep a refresh token, where no script can read it. Only routes below `/auth` read it,
 * and only for pages on an allowed origin: other pages could sign a user in, out or over to another account.
 */
@Injectable()
export class RefreshCookie {
  private readonly name: string;
  private readonly attributes: string;
  private readonly origins: ReadonlySet<string>;

  constructor({ BASE_URL, CORS_ORIGINS }: AccountsConfig) {
    const { origin, protocol, pathname } = new URL(BASE_URL);
    const isHttps = protocol === 'https:';
    this.name = `${isHttps ? HOST_PREFIX : ''}reelsheet_refresh`;
    const scope = isHttps ? 'Path=/; Secure' : `Path=${pathname}/auth`;
    this.attributes = `${scope}; HttpOnly; SameSite=Strict`;
    this.origins = new Set([origin, ...originsIn(CORS_ORIGINS)]);
  }

  /** Throws `origin_not_allowed` for a sign-in into a cookie that no page on an allowed origin has sent. */
  assertUsable({ origin }: IncomingHttpHeaders, holder: TokenHolder | undefined): void {
    if (holder === 'cookie' && (origin === undefined || !this.origins.has(origin))) throw originNotAllowed();
  }

  /** Returns the token that the browser keeps. Throws `origin_not_allowed` for a page on another origin. */
  tokenOf(headers: IncomingHttpHeaders): string | undefined {
    const token = cookieOf(headers, this.name);
    if (token === undefined || !VALUE.test(token)) return undefined;
    this.assertUsable(headers, 'cookie');
    return token;
  }

  /** Lets the browser keep the refresh token of a sign-in or refresh, if its cookie is the holder. */
  store(reply: FastifyReply, refreshToken: string, holder: TokenHolder | undefined): void {
    if (holder !== 'cookie') return;
    void reply.header('Set-Cookie', `${this.name}=${refreshToken}; Max-Age=${MAX_AGE_SECONDS}; ${this.attributes}`);
  }

  /** Makes the browser forget its cookie, if it keeps one. */
  forget(headers: IncomingHttpHeaders, reply: FastifyReply): void {
    if (cookieOf(headers, this.name) === undefined) return;
    void reply.header('Set-Cookie', `${this.name}=; Max-Age=0; ${this.attributes}`);
  }
}
