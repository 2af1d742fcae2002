import { Body, Controller, Get, Headers, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, invalid, parseTimestamp, prose, roleAtLeast } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  hasScope,
  NeedsFreshFactor,
  type AgentInScope,
  type Caller,
} from '@reelsheet/platform-auth';
import {
  lastPosition,
  Operation,
  PathId,
  StoresAnswerAfterwards,
  StoresAnswerWithoutBody,
  Uncompressed,
} from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import {
  AutomationConfigView,
  DeliveriesView,
  DeliveryListQuery,
  DeliveryView,
  fromConfigChanges,
  ListenQuery,
  ReplayBody,
  ReplayView,
  TestResultView,
  toAutomationConfig,
  toDeliveries,
  toDelivery,
  toTestResult,
  UpdateAutomationConfigBody,
  WebhookMessageView,
} from './automation-config.dto.js';
import { AutomationConfigService } from './automation-config.service.js';
import { LISTENING_HEARTBEAT_MS } from './listening/listening-limits.js';
import { WebhookListeningService } from './listening/webhook-listening.service.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { MAX_REPLAYED } from './webhook-limits.js';

const { notFound, validation } = CommonErrors;

const ABOUT_TEST = prose`
  Sends an event of the type \`test\`, signed like all others, and waits up to 10 seconds for the response. It is not
  repeated, and listed with the deliveries. Any 2xx is a success.`;

const ABOUT_LISTENING = prose`
  For a tool that the installation cannot reach: each event has the headers and the body of the request that
  \`webhook_url\` receives, signed in the same way, whether or not an address is configured. Pass both on as they are.
  The first event is \`ready\`, or \`resync\` where events since \`Last-Event-ID\` are missing. A reader who
  reconnects within five minutes misses nothing. Test calls are not among them.`;

@ApiTags('Automation')
@Controller('agents/:agent_id/automation_config')
export class AutomationConfigController {
  constructor(
    private readonly configs: AutomationConfigService,
    private readonly deliveries: WebhookDeliveryService,
    private readonly listening: WebhookListeningService,
  ) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Uncompressed()
  @Operation({
    name: 'webhooks.get',
    phase: 'setup',
    summary: 'How the agent’s tools receive events',
    description: prose`
        Nothing is configured initially, and \`polling_enabled\` is false. Viewers do not see the addresses, which may
        contain tokens of their receivers. \`signing_secret\` is shown to owners and managers, with a key that has the
        scope \`account\`.`,
    answer: AutomationConfigView,
    errors: [notFound],
  })
  async read(@CurrentCaller() caller: Caller, @CurrentAgent() agent: AgentInScope): Promise<AutomationConfigView> {
    const maySign = roleAtLeast(agent.role, 'manager') && hasScope(caller, 'account');
    return toAutomationConfig(await this.configs.read(agent, maySign));
  }

  @Patch()
  @AgentScope('path', 'manager')
  @NeedsFreshFactor()
  @Uncompressed()
  @Operation({
    name: 'webhooks.update',
    phase: 'setup',
    summary: 'Change where events go',
    description: prose`
        Deliveries follow Standard Webhooks (\`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`) with the
        body \`{type, timestamp, data}\`; an event concerns one object, whose id is \`data.id\`, and \`data.agent_id\`
        is the agent’s integer id. A delivery that is not answered with 2xx within 10 seconds is repeated after 5 s,
        30 s, 5 min, 30 min, 2 h, 8 h and 14 h, each ±10 %, with the same \`webhook-id\` and the same bytes; redirects
        are not followed. Events of one object may arrive out of order and more than once: detect duplicates by
        \`webhook-id\`, and order events by \`timestamp\`, those of rows and cells by \`data.sheet_version\`. Each
        address has its own queue. An address that has accepted nothing for three days is paused, one that answers 410
        at once, and the owners are notified by mail; events of a paused address are stored and sent by
        \`deliveries/replay\` after the address was set again.`,
    answer: AutomationConfigView,
    errors: [notFound, validation],
  })
  async update(
    @CurrentAgent() agent: AgentInScope,
    @Body() body: UpdateAutomationConfigBody,
  ): Promise<AutomationConfigView> {
    return toAutomationConfig(await this.configs.update(agent, fromConfigChanges(body)));
  }

  @Post('rotate_secret')
  @StoresAnswerWithoutBody('shows a secret once')
  @AgentScope('path', 'manager')
  @NeedsFreshFactor()
  @Uncompressed()
  @Operation({
    name: 'webhooks.rotateSecret',
    phase: 'setup',
    summary: 'Replace the signing secret',
    description: 'For 24 hours deliveries carry a second signature with the previous secret.',
    answer: AutomationConfigView,
    errors: [notFound],
  })
  async rotate(@CurrentAgent() agent: AgentInScope): Promise<AutomationConfigView> {
    return toAutomationConfig(await this.configs.rotateSecret(agent));
  }

  @Post('test_webhook')
  @StoresAnswerAfterwards('waits for the receiver')
  @AgentScope('path', 'manager')
  @Operation({
    name: 'webhooks.test',
    phase: 'setup',
    summary: 'Try the webhook',
    description: ABOUT_TEST,
    answer: TestResultView,
    errors: [notFound, validation],
  })
  async testWebhook(@CurrentAgent() agent: AgentInScope): Promise<TestResultView> {
    return toTestResult(await this.configs.test(agent, 'webhook'));
  }

  @Post('test_callback')
  @StoresAnswerAfterwards('waits for the receiver')
  @AgentScope('path', 'manager')
  @Operation({
    name: 'webhooks.testCallback',
    phase: 'setup',
    summary: 'Try the callback',
    description: ABOUT_TEST,
    answer: TestResultView,
    errors: [notFound, validation],
  })
  async testCallback(@CurrentAgent() agent: AgentInScope): Promise<TestResultView> {
    return toTestResult(await this.configs.test(agent, 'callback'));
  }

  @Get('listen')
  @AgentScope('path', 'manager')
  @Operation({
    name: 'webhooks.listen',
    phase: 'setup',
    summary: 'Receive the events of the agent as a stream',
    description: ABOUT_LISTENING,
    answer: WebhookMessageView,
    media: 'text/event-stream',
    stream: {
      events: ['ready', 'resync', 'message'],
      each: 'change',
      resumes: 'after_last_event',
      heartbeat_seconds: LISTENING_HEARTBEAT_MS / 1_000,
    },
    errors: [notFound, validation],
  })
  async listen(
    @CurrentAgent() agent: AgentInScope,
    @Query() { types }: ListenQuery,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.listening.stream(reply, agent, { types, after: lastPosition(lastEventId) });
  }

  @Get('deliveries')
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'webhooks.deliveries.list',
    phase: 'setup',
    summary: 'Deliveries of the last 30 days, unless the operator has set another time, newest first',
    answer: DeliveriesView,
    errors: [notFound],
  })
  async list(
    @CurrentAgent() { id }: AgentInScope,
    @Query() { cursor, limit }: DeliveryListQuery,
  ): Promise<DeliveriesView> {
    return toDeliveries(await this.deliveries.page(id, cursor, limit));
  }

  @Post('deliveries/replay')
  @AgentScope('path', 'manager')
  @Operation({
    name: 'webhooks.deliveries.replay',
    phase: 'setup',
    summary: 'Send again what was not taken',
    description: prose`
      Deliveries that failed, or were created while their address was paused: the oldest first, ${MAX_REPLAYED} per
      call, to addresses that are configured and not paused.`,
    answer: ReplayView,
    errors: [notFound, validation],
  })
  async replay(@CurrentAgent() { id }: AgentInScope, @Body() body?: ReplayBody): Promise<ReplayView> {
    return { replayed: await this.deliveries.replay(id, parseTime(body?.since)) };
  }

  @Post('deliveries/:delivery_id/retry')
  @AgentScope('path', 'manager')
  @Operation({
    name: 'webhooks.deliveries.retry',
    phase: 'setup',
    summary: 'Send a delivery again',
    description: prose`
        Sends the delivery at once, whatever its status, with the same \`webhook-id\` and bytes and the full schedule
        of retries.`,
    answer: DeliveryView,
    errors: [notFound, validation],
  })
  async retry(@CurrentAgent() { id }: AgentInScope, @PathId('delivery_id') deliveryId: number): Promise<DeliveryView> {
    return toDelivery(await this.deliveries.retry(id, deliveryId));
  }
}

function parseTime(since: string | undefined): Date | undefined {
  if (since === undefined) return undefined;
  const text = parseTimestamp(since);
  if (!text) throw invalid('since', 'must be a moment of ISO 8601, with its zone');
  return text;
}
