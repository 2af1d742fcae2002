import { Injectable } from '@nestjs/common';
import { VIDEO_TYPES, type VideoType } from '../../ideas/idea.js';
import { MAX_IDEAS_A_PROPOSAL } from '../../ideas/idea-limits.js';
import { IdeaService } from '../../ideas/idea.service.js';
import { INGREDIENTS, toIngredients, type Ingredient } from './ingredients.js';
import { RunTool, type PreparedTool, type ToolContext } from './run-tool.js';

interface Proposal {
  readonly ideas: readonly {
    readonly title: string;
    readonly hook: string;
    readonly description: string;
    readonly video_type: VideoType;
    readonly ingredients?: readonly Ingredient[];
  }[];
}

/** Stores ideas that the model proposes. */
@Injectable()
export class ProposeIdeasTool extends RunTool<Proposal> {
  readonly definition = {
    name: 'propose_ideas',
    description: 'Stores content ideas for the user to choose from',
    parameters: {
      type: 'object',
      properties: {
        ideas: {
          type: 'array',
          minItems: 1,
          maxItems: MAX_IDEAS_A_PROPOSAL,
          items: {
            type: 'object',
            properties: {
              title: { type: 'string', minLength: 1, maxLength: 200 },
              hook: { type: 'string', minLength: 1, maxLength: 500, description: 'the first words of the video' },
              description: { type: 'string', minLength: 1, maxLength: 5_000 },
              video_type: { type: 'string', enum: Object.keys(VIDEO_TYPES) },
              ingredients: {
                ...INGREDIENTS,
                description:
                  'further texts of the video, named as the columns of the vidsheet that is to be made of it',
              },
            },
            required: ['title', 'hook', 'description', 'video_type'],
            additionalProperties: false,
          },
        },
      },
      required: ['ideas'],
      additionalProperties: false,
    },
  } as const;

  constructor(private readonly ideas: IdeaService) {
    super();
  }

  title({ ideas }: Proposal): string {
    return `Propose ${countOf(ideas)}`;
  }

  async prepare({ ideas }: Proposal, { runId, organizationId, agentId }: ToolContext): Promise<PreparedTool> {
    const drafts = ideas.map(({ title, hook, description, video_type, ingredients }) => ({
      title,
      hook,
      description,
      videoType: video_type,
      ...(ingredients && { ingredients: toIngredients(ingredients) }),
    }));
    return {
      usage: null,
      commit: async () => {
        const ids = await this.ideas.store({ runId, organizationId, agentId }, drafts);
        const stored = drafts.map(({ title }, index) => ({ id: ids[index], title }));
        return { result: { ideas: stored }, note: `Proposed ${countOf(ideas)}` };
      },
    };
  }
}

const countOf = ({ length }: Proposal['ideas']) => (length === 1 ? '1 idea' : `${length} ideas`);
