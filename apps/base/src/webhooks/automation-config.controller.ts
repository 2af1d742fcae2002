import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, invalid, parseTimestamp } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathId } from '@reelsheet/platform-http';
import {
  AutomationConfigView,
  DeliveriesView,
  DeliveryListQuery,
  DeliveryView,
  fromConfigChanges,
  ReplayBody,
  ReplayView,
  TestResultView,
  toAutomationConfig,
  toDeliveries,
  toDelivery,
  toTestResult,
  UpdateAutomationConfigBody,
} from './automation-config.dto.js';
import { AutomationConfigService } from './automation-config.service.js';
import { MAX_REPLAYED, WebhookDeliveryService } from './webhook-delivery.service.js';

const { notFound, validation } = CommonErrors;

const ABOUT_TEST =
  'Sends an event of the type `test`, signed as all others, and waits up to 10 seconds for the answer; it is not repeated, and listed with the deliveries. Success is any 2xx.';

@ApiTags('Automation')
@Controller('agents/:agent_id/automation_config')
export class AutomationConfigController {
  constructor(
    private readonly configs: AutomationConfigService,
    private readonly deliveries: WebhookDeliveryService,
  ) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Operation({
    phase: 'setup',
    summary: 'How the agent’s tools hear of what happens',
    description:
      'Nothing is configured at first, and `polling_enabled` is false. `signing_secret` is shown to owners and managers.',
    answer: AutomationConfigView,
    errors: [notFound],
  })
  async read(@CurrentAgent() agent: AgentInScope): Promise<AutomationConfigView> {
    return toAutomationConfig(await this.configs.read(agent));
  }

  @Patch()
  @AgentScope('path', 'manager')
  @Operation({
    phase: 'setup',
    summary: 'Change where events go',
    description:
      'Deliveries follow Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) with the body `{type, timestamp, data}`; one event is about one thing, whose id is `data.id`, and `data.agent_id` is the agent’s integer id. A delivery that is not answered with 2xx within 10 seconds is repeated after 5 s, 30 s, 5 min, 30 min, 2 h, 8 h and 14 h, each ±10 %, with the same `webhook-id` and the same bytes; redirects are not followed. Events of one thing may come out of order, and more than once: tell copies by `webhook-id`, and order by `timestamp`, of rows and cells by `data.sheet_version`. Events wait in a line of their own for each address. An address that has taken nothing for three days is paused, at once where it answers 410, and the owners are told by mail; what comes meanwhile is kept, and goes out by `deliveries/replay` after the address was given anew.',
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
  @AgentScope('path', 'manager')
  @Operation({
    phase: 'setup',
    summary: 'Replace the signing secret',
    description: 'For 24 hours deliveries bear a second signature, by the secret before.',
    answer: AutomationConfigView,
    errors: [notFound],
  })
  async rotate(@CurrentAgent() agent: AgentInScope): Promise<AutomationConfigView> {
    return toAutomationConfig(await this.configs.rotateSecret(agent));
  }

  @Post('test_webhook')
  @AgentScope('path', 'manager')
  @Operation({
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
  @AgentScope('path', 'manager')
  @Operation({
    phase: 'setup',
    summary: 'Try the callback',
    description: ABOUT_TEST,
    answer: TestResultView,
    errors: [notFound, validation],
  })
  async testCallback(@CurrentAgent() agent: AgentInScope): Promise<TestResultView> {
    return toTestResult(await this.configs.test(agent, 'callback'));
  }

  @Get('deliveries')
  @AgentScope('path', 'viewer')
  @Operation({
    phase: 'setup',
    summary: 'Deliveries of the last 30 days, newest first',
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
    phase: 'setup',
    summary: 'Send again what was not taken',
    description: `Deliveries that failed, or came while their address was paused: the oldest first, ${MAX_REPLAYED} a call, to addresses that are configured and not paused.`,
    answer: ReplayView,
    errors: [notFound, validation],
  })
  async replay(@CurrentAgent() { id }: AgentInScope, @Body() body?: ReplayBody): Promise<ReplayView> {
    return { replayed: await this.deliveries.replay(id, momentOf(body?.since)) };
  }

  @Post('deliveries/:delivery_id/retry')
  @AgentScope('path', 'manager')
  @Operation({
    phase: 'setup',
    summary: 'Send a delivery again',
    description:
      'At once, whatever became of it before, with the same `webhook-id` and bytes and the whole line of tries.',
    answer: DeliveryView,
    errors: [notFound, validation],
  })
  async retry(@CurrentAgent() { id }: AgentInScope, @PathId('delivery_id') deliveryId: number): Promise<DeliveryView> {
    return toDelivery(await this.deliveries.retry(id, deliveryId));
  }
}

function momentOf(since: string | undefined): Date | undefined {
  if (since === undefined) return undefined;
  const moment = parseTimestamp(since);
  if (!moment) throw invalid('since', 'must be a moment of ISO 8601, with its zone');
  return moment;
}
