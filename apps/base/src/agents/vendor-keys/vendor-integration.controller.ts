import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, NeedsFreshFactor, type AgentInScope } from '@reelsheet/platform-auth';
import { StoresNoAnswer, Operation } from '@reelsheet/platform-http';
import { VendorKeyErrors } from './vendor-key.errors.js';
import { ApiKeyBody, ConnectedView, IntegrationView, ValidityView } from './vendor-integration.dto.js';
import { VendorKeys } from './vendor-keys.service.js';

const { unavailable, validation } = CommonErrors;

/** The agent's own account at the voice vendor. */
@ApiTags('Voice')
@Controller('agents/:agent_id/voice/integrations/vendor_a')
export class VendorIntegrationController {
  constructor(private readonly keys: VendorKeys) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'voices.integration.get',
    phase: 'setup',
    summary: 'Whether the agent has a key at the voice vendor',
    description: 'Returns what is stored; `…/test` checks whether the vendor still accepts the key.',
    answer: IntegrationView,
  })
  async read(@CurrentAgent() { id }: AgentInScope): Promise<IntegrationView> {
    const { vendor_a } = await this.keys.masksOf(id);
    return { connected: vendor_a !== undefined, masked_key: vendor_a ?? null };
  }

  @Post()
  @StoresNoAnswer('a repetition changes nothing more')
  @AgentScope('path', 'editor')
  @NeedsFreshFactor()
  @Operation({
    name: 'voices.integration.connect',
    phase: 'setup',
    summary: 'Store a key of the voice vendor, replacing an earlier one',
    description: 'The key is checked at the vendor first; a rejected key changes nothing.',
    answer: ConnectedView,
    errors: [VendorKeyErrors.invalidKey, unavailable, validation],
  })
  async connect(@CurrentAgent() agent: AgentInScope, @Body() { api_key }: ApiKeyBody): Promise<ConnectedView> {
    const { tier } = await this.keys.connect(agent, 'vendor_a', api_key);
    return { connected: true, user: { subscription: { tier: tier ?? null } } };
  }

  @Post('test')
  @StoresNoAnswer('only reads')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.integration.test',
    phase: 'setup',
    summary: 'Whether the voice vendor takes a key; nothing is kept',
    answer: ValidityView,
    errors: [unavailable, validation],
  })
  async test(@Body() { api_key }: ApiKeyBody): Promise<ValidityView> {
    const { valid } = await this.keys.verify('vendor_a', api_key);
    return { valid };
  }

  @Delete()
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.integration.disconnect',
    phase: 'setup',
    summary: 'Forget the key; there may be none',
    status: 204,
  })
  async disconnect(@CurrentAgent() agent: AgentInScope): Promise<void> {
    await this.keys.disconnect(agent, 'vendor_a');
  }
}
