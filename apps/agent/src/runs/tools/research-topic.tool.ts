import { storable } from '@reelsheet/platform-database';
import { Injectable } from '@nestjs/common';
import { IdeaService } from '../../ideas/idea.service.js';
import { RunModel } from '../model/run-model.js';
import { aboutAgent, researchPrompt } from '../model/run-prompt.js';
import { RunTool, type PreparedTool, type ToolContext } from './run-tool.js';

const EARLIER_IDEAS = 50;

interface Research {
  readonly topic: string;
}

/** Combines the agent's profile with what the model knows about a topic. */
@Injectable()
export class ResearchTopicTool extends RunTool<Research> {
  readonly definition = {
    name: 'research_topic',
    description: "Finds the questions and angles of a topic that suit the agent's audience",
    parameters: {
      type: 'object',
      properties: { topic: { type: 'string', minLength: 1, maxLength: 500 } },
      required: ['topic'],
      additionalProperties: false,
    },
  } as const;

  constructor(
    private readonly model: RunModel,
    private readonly ideas: IdeaService,
  ) {
    super();
  }

  title({ topic }: Research): string {
    return `Research ${topic}`;
  }

  async prepare({ topic }: Research, { agentId, profile, idempotencyKey, signal }: ToolContext): Promise<PreparedTool> {
    const earlierIdeas = await this.ideas.titlesOf(agentId, EARLIER_IDEAS);
    const { system, user } = researchPrompt(topic, profile, earlierIdeas);
    const { text, usage } = await this.model.complete({
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      idempotencyKey,
      signal,
    });
    const result = { topic, agent: aboutAgent(profile), earlier_ideas: earlierIdeas, findings: storable(text) };
    return { usage, commit: async () => ({ result, note: `Researched ${topic}` }) };
  }
}
