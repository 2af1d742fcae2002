import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors, PLATFORMS, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  NeedsFreshFactor,
  NeedsKeyScopes,
  SignedUrl,
  type AgentInScope,
  type Caller,
} from '@reelsheet/platform-auth';
import {
  documentedHeaders,
  Operation,
  PAGE_HEADERS,
  PathChoice,
  PathId,
  sendPage,
  StoresNoAnswer,
} from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublishingConfig } from '../publishing.config.js';
import { callbackPage, undonePage } from './callback-page.js';
import { browserTokenOf, connectCookie, ensureBrowserToken } from './browser-token.js';
import { ConnectionService } from './connection.service.js';
import { redirectTo } from './redirect-uris.js';
import {
  CallbackQuery,
  ConnectBody,
  ConnectView,
  SocialAccountView,
  toOutcome,
  toSocialAccount,
  UndoBody,
} from './social-account.dto.js';
import { SocialAccountService } from './social-account.service.js';

const { notFound, notSetUp, validation } = CommonErrors;

@ApiTags('Social accounts')
@Controller()
export class SocialAccountController {
  constructor(
    private readonly accounts: SocialAccountService,
    private readonly connections: ConnectionService,
    private readonly config: PublishingConfig,
  ) {}

  @Get('agents/:agent_id/social_accounts')
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'socialAccounts.list',
    phase: 'setup',
    summary: 'Accounts that the agent posts to',
    answer: [SocialAccountView],
  })
  async list(@CurrentAgent() { id }: AgentInScope): Promise<SocialAccountView[]> {
    return (await this.accounts.list(id)).map(toSocialAccount);
  }

  @Post('agents/:agent_id/social_accounts/:platform/connect')
  @StoresNoAnswer('gives an address that works once, for one browser')
  @NeedsKeyScopes('publish')
  @AgentScope('path', 'editor')
  @NeedsFreshFactor()
  @PathChoice('platform', PLATFORMS)
  @Operation({
    name: 'socialAccounts.connect',
    phase: 'setup',
    summary: 'Begin to connect an account',
    description: prose`
      The account’s owner opens \`authorize_url\`. Connecting the same account again updates it; with several accounts on
      one platform, posts go to the one connected last. The address works once, within ten minutes. If a page on the
      origin of this service sends the request, its browser gets a cookie \`reelsheet_connect\` and must also be the one
      that returns from the network. A browser that has such a cookie cannot complete a connection that was started
      elsewhere.`,
    answer: ConnectView,
    headers: { 'Set-Cookie': '`reelsheet_connect`, only for a browser on a page of the origin of this service' },
    errors: [notFound, notSetUp, validation],
  })
  async connect(
    @CurrentAgent() agent: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @Param('platform') platform: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body?: ConnectBody,
  ): Promise<ConnectView> {
    const browser = ensureBrowserToken(headers, this.config.BASE_URL);
    const start = { agentId: agent.id, userId, platform, redirectUri: body?.redirect_uri, browser };
    const view = { authorize_url: await this.connections.start(start) };
    if (browser) void reply.header('Set-Cookie', connectCookie(browser, this.config.BASE_URL));
    return view;
  }

  @Get('social_accounts/callback')
  @SignedUrl()
  @ApiResponse({
    status: 302,
    description: 'to the redirect_uri, with the result in its query',
    headers: documentedHeaders({ Location: 'the redirect_uri, with the result in its query' }),
  })
  @ApiResponse({ status: 422, description: 'a page that says why nothing was connected', schema: { type: 'string' } })
  @Operation({
    name: 'socialAccounts.completeConnection',
    phase: 'setup',
    summary: 'Where a network sends the browser back: redirects to the connection’s redirect_uri, or shows a page',
    answer: { type: 'string' },
    media: 'text/html',
  })
  async callback(
    @Query() query: CallbackQuery,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const browser = browserTokenOf(headers, this.config.BASE_URL);
    const result = await this.connections.finish({ ...query, browser });
    if (result.redirectUri)
      return void reply.headers(PAGE_HEADERS).redirect(redirectTo(result.redirectUri, toOutcome(result)), 302);
    sendPage(reply, result.status === 'connected', callbackPage(result));
  }

  @Post('social_accounts/undo')
  @SignedUrl()
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({
    status: 422,
    description: 'a page that says that there is nothing to undo',
    schema: { type: 'string' },
  })
  @Operation({
    name: 'socialAccounts.undoConnection',
    phase: 'setup',
    summary: 'The button of the callback’s page: disconnects the account again, once and within 10 minutes',
    answer: { type: 'string' },
    media: 'text/html',
  })
  async undo(@Body() { token }: UndoBody, @Res() reply: FastifyReply): Promise<void> {
    const undone = await this.accounts.undo(token);
    sendPage(reply, undone !== undefined, undonePage(undone));
  }

  @Delete('agents/:agent_id/social_accounts/:id')
  @NeedsKeyScopes('publish')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'socialAccounts.disconnect',
    phase: 'setup',
    summary: 'Disconnect an account',
    description: prose`
      Its tokens are deleted immediately and revoked at the network soon after, unless another agent uses the same
      account.`,
    status: 204,
    errors: [notFound],
  })
  async remove(@CurrentAgent() agent: AgentInScope, @PathId('id') id: number): Promise<void> {
    await this.accounts.remove(agent, id);
  }
}
