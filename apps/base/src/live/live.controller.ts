import { Controller, Get, Headers, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentOrganization, OrganizationScope, type OrganizationInScope } from '@reelsheet/platform-auth';
import { lastPosition, Operation } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { LiveEventView, LiveQuery, toAgentRef, toKinds } from './live.dto.js';
import { LIVE_HEARTBEAT_MS } from './live-limits.js';
import { LiveService } from './live.service.js';

const DESCRIPTION = prose`
  Server-sent events for everything that happens in an organization and that its members may read. An event names what
  has changed, and its reader reads that again; it contains no content. The first event is \`ready\`, or \`resync\`
  where events since \`Last-Event-ID\` are no longer known and everything must be read again. Each later event comes
  once and in order, also after reconnecting with the id of the last one within a day. The stream ends as soon as the
  caller may no longer read or has another role, and when its reader is too slow.`;

@ApiTags('Organizations')
@Controller()
export class LiveController {
  constructor(private readonly live: LiveService) {}

  @Get('organizations/:organization_id/events')
  @OrganizationScope('viewer')
  @Operation({
    name: 'organizations.events.watch',
    phase: 'setup',
    summary: 'What changes in an organization, as it changes',
    description: DESCRIPTION,
    answer: LiveEventView,
    media: 'text/event-stream',
    stream: {
      events: ['ready', 'resync', 'message'],
      each: 'change',
      resumes: 'after_last_event',
      heartbeat_seconds: LIVE_HEARTBEAT_MS / 1_000,
    },
    errors: [CommonErrors.agentNotFound, CommonErrors.validation],
  })
  async events(
    @CurrentOrganization() { id: organizationId }: OrganizationInScope,
    @Query() query: LiveQuery,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const after = lastPosition(lastEventId);
    await this.live.stream(reply, { organizationId, agent: toAgentRef(query), kinds: toKinds(query), after });
  }
}
