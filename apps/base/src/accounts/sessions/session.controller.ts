import { Controller, Delete, Get, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, Public, type Caller } from '@reelsheet/platform-auth';
import { StoresNoAnswer, Operation, PathUuid } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessErrors } from '../account.errors.js';
import { BrowserSignOutService } from './browser-sign-out.service.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionView, toSession } from './session.dto.js';
import { SessionReader } from './session.reader.js';
import { SessionService } from './session.service.js';
import { SignInThrottle } from './sign-in-throttle.js';

@ApiTags('Authentication')
@Controller('auth')
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly reader: SessionReader,
    private readonly browsers: BrowserSignOutService,
    private readonly cookie: RefreshCookie,
    private readonly throttle: SignInThrottle,
  ) {}

  @Post('sign_out')
  @StoresNoAnswer('a repetition changes nothing more')
  @OwnAccount()
  @Operation({
    name: 'auth.signOut',
    phase: 'setup',
    summary: 'End the session of the bearer token, with its refresh token',
    description: prose`
        With a token of the OpenID Connect issuer, all tokens it has issued to you so far are rejected here; your
        session at the issuer continues. An access key has no session: revoke it instead.`,
    status: 204,
    errors: [CommonErrors.validation],
  })
  async signOut(
    @CurrentCaller() caller: Caller,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.signOut(caller);
    this.cookie.forget(headers, reply);
  }

  @Public()
  @Post('sign_out_browser')
  @Operation({
    name: 'auth.signOutBrowser',
    phase: 'setup',
    summary: 'End the session whose refresh token the cookie of the browser keeps, and remove the cookie',
    description: prose`
        It needs no access token, and is also answered 204 where the browser keeps no cookie or the session has ended.`,
    status: 204,
    errors: [AccessErrors.originNotAllowed, CommonErrors.rateLimited],
  })
  async signOutBrowser(
    @Ip() address: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = this.cookie.tokenOf(headers);
    if (token !== undefined)
      await this.throttle.run({ kind: 'refresh', address, account: token }, () => this.browsers.signOut(token));
    this.cookie.forget(headers, reply);
  }

  @Post('sign_out_everywhere')
  @StoresNoAnswer('a repetition changes nothing more')
  @OwnAccount()
  @Operation({
    name: 'auth.signOutEverywhere',
    phase: 'setup',
    summary: 'End all your sessions and keys; once this has answered no service takes one of them',
    status: 204,
  })
  async signOutEverywhere(
    @CurrentCaller() caller: Caller,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.signOutEverywhere(caller);
    this.cookie.forget(headers, reply);
  }

  @Get('sessions')
  @OwnAccount()
  @Operation({
    name: 'sessions.list',
    phase: 'setup',
    summary: 'Where you are signed in, the 100 sessions used last',
    answer: [SessionView],
  })
  async list(@CurrentCaller() { userId, sessionId }: Caller): Promise<SessionView[]> {
    return (await this.reader.list(userId)).map((session) => toSession(session, sessionId));
  }

  @Delete('sessions/:id')
  @OwnAccount()
  @Operation({
    name: 'sessions.end',
    phase: 'setup',
    summary: 'End a session; once this has answered no service takes its tokens',
    status: 204,
    errors: [CommonErrors.notFound],
  })
  async end(@CurrentCaller() { userId }: Caller, @PathUuid('id') id: string): Promise<void> {
    await this.sessions.end(userId, id);
  }
}
