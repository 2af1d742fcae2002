import { applyDecorators, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, NeedsKeyScopes } from '@reelsheet/platform-auth';
import {
  BodyLimit,
  FREE_FORM,
  OpaqueBody,
  Operation,
  ServiceGateway,
  StoresNoAnswer,
  type OperationName,
} from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MADE_OF_A_SOUND_BYTES, ANSWER_MS } from './voice-limits.js';

const { missingField, notFound, payloadTooLarge, unavailable, validation } = CommonErrors;

const REJECTED = [missingField, notFound, payloadTooLarge, unavailable, validation];

/** The names of an operation of base that is served here too. */
const aliasOf = (name: OperationName) => ({ name: `core.${name}`, aliasOf: name }) as const;

const Reads = (name: OperationName, summary: string) =>
  applyDecorators(
    AgentScope('path', 'viewer'),
    OpaqueBody(),
    Operation({ ...aliasOf(name), phase: 'setup', summary, answer: FREE_FORM, errors: [notFound, unavailable] }),
  );

const Does = (name: OperationName, summary: string, status = 200) =>
  applyDecorators(
    AgentScope('path', 'editor'),
    OpaqueBody(),
    StoresNoAnswer('base, which answers, keeps it'),
    ApiBody({ schema: FREE_FORM }),
    Operation({ ...aliasOf(name), phase: 'setup', summary, status, answer: FREE_FORM, errors: REJECTED }),
  );

const Removes = (name: OperationName, summary: string) =>
  applyDecorators(
    AgentScope('path', 'editor'),
    OpaqueBody(),
    Operation({ ...aliasOf(name), phase: 'setup', summary, status: 204, errors: [notFound, unavailable] }),
  );

/** Serves base's voice routes here as well, with the same access rules. */
@ApiTags('Voice')
@Controller('agents/:agent_id/voice')
export class VoiceController {
  constructor(private readonly base: ServiceGateway) {}

  @Get('library')
  @Reads('voices.list', 'Voices that the agent may speak with, as base lists them')
  async library(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Get('integrations/vendor_a')
  @Reads('voices.integration.get', 'Whether the agent has a key at the voice vendor')
  async integration(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('integrations/vendor_a')
  @Does('voices.integration.connect', 'Keep a key at the voice vendor')
  async connect(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('integrations/vendor_a/test')
  @Does('voices.integration.test', 'Whether the voice vendor takes a key')
  async test(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Delete('integrations/vendor_a')
  @Removes('voices.integration.disconnect', 'Forget the key')
  async disconnect(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design/generate-script')
  @Does('voices.generateScript', 'Something for a voice to say')
  async script(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design/generate-description')
  @Does('voices.generateDescription', 'Words for how a voice sounds')
  async description(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design/generate-samples')
  @Does('voices.generateSamples', 'Three voices to choose from')
  async samples(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design')
  @Does('voices.design', 'Keep one of the samples as a voice of the agent', 201)
  async design(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('clone')
  @BodyLimit(MADE_OF_A_SOUND_BYTES)
  @Does('voices.clone', 'Make a voice of the agent after a sound', 201)
  async clone(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post(':voice_id/preview')
  @NeedsKeyScopes('spend')
  @ApiParam({ name: 'voice_id', type: String })
  @Does('voices.previews.create', 'Have a voice say something', 202)
  async preview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Get('preview/:job_id')
  @ApiParam({ name: 'job_id', type: Number })
  @Reads('voices.previews.get', 'A preview and its status')
  async readPreview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Delete(':voice_id')
  @ApiParam({ name: 'voice_id', type: String })
  @Removes('voices.delete', 'Delete a voice of the agent')
  async delete(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  private forward(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.base.forward(request, reply, ANSWER_MS);
  }
}
