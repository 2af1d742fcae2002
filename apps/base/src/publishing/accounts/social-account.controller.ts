import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  SignedUrl,
  type AgentInScope,
  type Caller,
} from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { callbackPage } from './callback-page.js';
import { ConnectionService, type ConnectionResult } from './connection.service.js';
import { redirectTo } from './redirect-uri.js';
import { CallbackQuery, ConnectBody, ConnectView, SocialAccountView, toSocialAccount } from './social-account.dto.js';
import { SocialAccountService } from './social-account.service.js';

const { notFound, validation } = CommonErrors;

@ApiTags('Social accounts')
@Controller()
export class SocialAccountController {
  constructor(
    private readonly accounts: SocialAccountService,
    private readonly connections: ConnectionService,
  ) {}

  @Get('agents/:agent_id/social_accounts')
  @AgentScope('path', 'viewer')
  @Operation({
    phase: 'setup',
    summary: 'Accounts that the agent posts to',
    answer: [SocialAccountView],
  })
  async list(@CurrentAgent() { id }: AgentInScope): Promise<SocialAccountView[]> {
    return (await this.accounts.list(id)).map(toSocialAccount);
  }

  @Post('agents/:agent_id/social_accounts/:platform/connect')
  @AgentScope('path', 'editor')
  @Operation({
    phase: 'setup',
    summary: 'Begin to connect an account',
    description:
      'The account’s owner opens `authorize_url`. The same account connected again is updated; of several accounts on one platform posts go to the one connected last.',
    answer: ConnectView,
    errors: [notFound, validation],
  })
  async connect(
    @CurrentAgent() agent: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @Param('platform') platform: string,
    @Body() body?: ConnectBody,
  ): Promise<ConnectView> {
    return {
      authorize_url: await this.connections.start({
        agentId: agent.id,
        userId,
        platform,
        redirectUri: body?.redirect_uri,
      }),
    };
  }

  @Get('social_accounts/callback')
  @SignedUrl()
  @ApiResponse({ status: 302, description: 'to the redirect_uri, with the outcome in its query' })
  @ApiResponse({ status: 422, description: 'a page that says why nothing was connected', schema: { type: 'string' } })
  @Operation({
    phase: 'setup',
    summary: 'Where a network sends the browser back: redirects to the connection’s redirect_uri, or shows a page',
    answer: { type: 'string' },
    media: 'text/html',
  })
  async callback(@Query() query: CallbackQuery, @Res() reply: FastifyReply): Promise<void> {
    const result = await this.connections.finish(query);
    void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    if (result.redirectUri) return void reply.redirect(redirectTo(result.redirectUri, outcomeOf(result)), 302);
    const status = result.status === 'connected' ? 200 : 422;
    return void reply
      .status(status)
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(callbackPage(result));
  }

  @Delete('agents/:agent_id/social_accounts/:id')
  @AgentScope('path', 'editor')
  @Operation({
    phase: 'setup',
    summary: 'Disconnect an account; its tokens are forgotten',
    status: 204,
    errors: [notFound],
  })
  async remove(@CurrentAgent() agent: AgentInScope, @PathId('id') id: number): Promise<void> {
    await this.accounts.remove(agent, id);
  }
}

function outcomeOf(result: ConnectionResult): Record<string, string> {
  const platform: Record<string, string> = result.platform ? { platform: result.platform } : {};
  if (result.status === 'failed') return { status: 'failed', ...platform, error: result.failure };
  return { status: 'connected', ...platform, account_id: String(result.accountId) };
}
