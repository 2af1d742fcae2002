import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, RateLimits, type AgentInScope, type RateLimit } from '@reelsheet/platform-auth';
import { BodyLimit, StoresAnswerAfterwards, Operation } from '@reelsheet/platform-http';
import { OutboundErrors } from '@reelsheet/platform-outbound';
import {
  CloneBody,
  DescriptionBody,
  DescriptionView,
  DesignBody,
  fromClone,
  fromDescription,
  fromDraft,
  SamplesBody,
  SamplesView,
  ScriptBody,
  ScriptView,
  toSamples,
  toVoice,
  VoiceView,
} from './voice.dto.js';
import { VoiceErrors } from './voice.errors.js';
import { VoiceCreation } from './voice-creation.js';
import { VoiceTexts } from './voice-text.js';
import { MAX_CLONE_BODY, MAX_FREE_CALLS_PER_MINUTE } from './voice-limits.js';

const { missingField, notSetUp, payloadTooLarge, unavailable, validation } = CommonErrors;
const AT_VENDOR = [VoiceErrors.rejected, notSetUp, unavailable, validation];

const FREE = `Costs nothing; at most ${MAX_FREE_CALLS_PER_MINUTE} such calls a minute for an organization.`;

@ApiTags('Voice')
@Controller('agents/:agent_id/voice')
export class VoiceMakingController {
  private readonly free: RateLimit;

  constructor(
    private readonly creation: VoiceCreation,
    private readonly words: VoiceTexts,
    limits: RateLimits,
  ) {
    this.free = limits.ofService('voice_design', MAX_FREE_CALLS_PER_MINUTE);
  }

  @Post('design/generate-script')
  @StoresAnswerAfterwards('waits for a vendor')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.generateScript',
    phase: 'setup',
    summary: 'Something for a voice to say',
    description: FREE,
    answer: ScriptView,
    errors: AT_VENDOR,
  })
  async script(@CurrentAgent() agent: AgentInScope, @Body() { language }: ScriptBody): Promise<ScriptView> {
    await this.count(agent);
    return { voice_sample: await this.words.script(language || undefined) };
  }

  @Post('design/generate-description')
  @StoresAnswerAfterwards('waits for a vendor')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.generateDescription',
    phase: 'setup',
    summary: 'Words for how a voice sounds',
    description: FREE,
    answer: DescriptionView,
    errors: AT_VENDOR,
  })
  async description(@CurrentAgent() agent: AgentInScope, @Body() body: DescriptionBody): Promise<DescriptionView> {
    await this.count(agent);
    return { voice_description: await this.words.description(fromDescription(body)) };
  }

  @Post('design/generate-samples')
  @StoresAnswerAfterwards('waits for a vendor')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.generateSamples',
    phase: 'setup',
    summary: 'Three voices to choose from',
    description: `Nothing is stored until one of them is sent to \`POST …/voice/design\`. ${FREE}`,
    answer: SamplesView,
    errors: AT_VENDOR,
  })
  async samples(@CurrentAgent() agent: AgentInScope, @Body() { text, description }: SamplesBody): Promise<SamplesView> {
    await this.count(agent);
    return toSamples(await this.creation.samples(agent, text, description));
  }

  @Post('design')
  @StoresAnswerAfterwards('waits for a vendor')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'voices.design',
    phase: 'setup',
    summary: 'Keep one of the samples as a voice of the agent',
    status: 201,
    answer: VoiceView,
    errors: [...AT_VENDOR, VoiceErrors.voiceLimitReached],
  })
  async design(@CurrentAgent() agent: AgentInScope, @Body() body: DesignBody): Promise<VoiceView> {
    return toVoice(await this.creation.design(agent, body.generation_id, fromDraft(body)));
  }

  @Post('clone')
  @StoresAnswerAfterwards('waits for a vendor')
  @AgentScope('path', 'editor')
  @BodyLimit(MAX_CLONE_BODY)
  @Operation({
    name: 'voices.clone',
    phase: 'setup',
    summary: 'Make a voice of the agent after a sound',
    status: 201,
    answer: VoiceView,
    errors: [
      ...AT_VENDOR,
      VoiceErrors.voiceLimitReached,
      OutboundErrors.failed,
      OutboundErrors.tooLarge,
      missingField,
      payloadTooLarge,
    ],
  })
  async clone(@CurrentAgent() agent: AgentInScope, @Body() body: CloneBody): Promise<VoiceView> {
    const { source, draft } = fromClone(body);
    return toVoice(await this.creation.clone(agent, source, draft));
  }

  private async count({ organizationId }: AgentInScope): Promise<void> {
    await this.free.consume(String(organizationId));
  }
}
