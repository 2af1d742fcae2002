import { applyDecorators, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, NeedsKeyScopes } from '@reelsheet/platform-auth';
import { BodyLimit, FREE_FORM, OpaqueBody, Operation, ServiceGateway } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MADE_OF_A_SOUND_BYTES, ANSWER_MS } from './voice-limits.js';

const { missingField, notFound, payloadTooLarge, unavailable, validation } = CommonErrors;

const REJECTED = [missingField, notFound, payloadTooLarge, unavailable, validation];

const Reads = (summary: string) =>
  applyDecorators(
    AgentScope('path', 'viewer'),
    OpaqueBody(),
    Operation({ phase: 'setup', summary, answer: FREE_FORM, errors: [notFound, unavailable] }),
  );

const Does = (summary: string, status = 200) =>
  applyDecorators(
    AgentScope('path', 'editor'),
    OpaqueBody(),
    ApiBody({ schema: FREE_FORM }),
    Operation({ phase: 'setup', summary, status, answer: FREE_FORM, errors: REJECTED }),
  );

const Removes = (summary: string) =>
  applyDecorators(
    AgentScope('path', 'editor'),
    OpaqueBody(),
    Operation({ phase: 'setup', summary, status: 204, errors: [notFound, unavailable] }),
  );

/** Serves base's voice routes here as well, with the same access rules. */
@ApiTags('Voice')
@Controller('agents/:agent_id/voice')
export class VoiceController {
  constructor(private readonly base: ServiceGateway) {}

  @Get('library')
  @Reads('Voices that the agent may speak with, as base lists them')
  async library(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Get('integrations/vendor_a')
  @Reads('Whether the agent has a key at the voice vendor')
  async integration(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('integrations/vendor_a')
  @Does('Keep a key at the voice vendor')
  async connect(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('integrations/vendor_a/test')
  @Does('Whether the voice vendor takes a key')
  async test(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Delete('integrations/vendor_a')
  @Removes('Forget the key')
  async disconnect(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design/generate-script')
  @Does('Something for a voice to say')
  async script(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design/generate-description')
  @Does('Words for how a voice sounds')
  async description(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design/generate-samples')
  @Does('Three voices to choose from')
  async samples(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('design')
  @Does('Keep one of the samples as a voice of the agent', 201)
  async design(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post('clone')
  @BodyLimit(MADE_OF_A_SOUND_BYTES)
  @Does('Make a voice of the agent after a sound', 201)
  async clone(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Post(':voice_id/preview')
  @NeedsKeyScopes('spend')
  @ApiParam({ name: 'voice_id', type: String })
  @Does('Have a voice say something', 202)
  async preview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Get('preview/:job_id')
  @ApiParam({ name: 'job_id', type: Number })
  @Reads('A preview and its status')
  async readPreview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  @Delete(':voice_id')
  @ApiParam({ name: 'voice_id', type: String })
  @Removes('Delete a voice of the agent')
  async delete(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.forward(request, reply);
  }

  private forward(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.base.forward(request, reply, ANSWER_MS);
  }
}
