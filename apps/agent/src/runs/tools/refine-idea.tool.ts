import { Injectable } from '@nestjs/common';
import { prose } from '@reelsheet/kernel';
import { IdeaService } from '../../ideas/idea.service.js';
import type { IdeaText } from '../../ideas/idea.repository.js';
import { INGREDIENTS, toIngredients, type Ingredient } from './ingredients.js';
import { RunTool, type PreparedTool, type ToolContext, type ToolGate } from './run-tool.js';

interface Refinement extends Partial<IdeaText> {
  readonly idea_id: number;
  readonly ingredients?: readonly Ingredient[];
}

/** Rewrites an idea of the agent as the user asked. */
@Injectable()
export class RefineIdeaTool extends RunTool<Refinement> {
  readonly definition = {
    name: 'refine_idea',
    description: prose`Changes the words of an idea that the agent has. Title, hook and description stay where they are
      left out; ingredients, which are written for these words, are all replaced`,
    parameters: {
      type: 'object',
      properties: {
        idea_id: { type: 'integer', minimum: 1 },
        title: { type: 'string', minLength: 1, maxLength: 200 },
        hook: { type: 'string', minLength: 1, maxLength: 500, description: 'the first words of the video' },
        description: { type: 'string', minLength: 1, maxLength: 5_000 },
        ingredients: {
          ...INGREDIENTS,
          description: 'all further texts of the idea under their present names, also those that stay',
        },
      },
      required: ['idea_id'],
      additionalProperties: false,
    },
  } as const;

  constructor(private readonly ideas: IdeaService) {
    super();
  }

  title({ idea_id }: Refinement): string {
    return `Refine idea ${idea_id}`;
  }

  override async gate(
    { idea_id: id, ingredients = [], ...words }: Refinement,
    { hasReadMaterial }: ToolContext,
  ): Promise<ToolGate | undefined> {
    if (!hasReadMaterial) return undefined;
    const changes = Object.entries(words).map(([name, text]) => `${name} “${text}”`);
    const named = ingredients.map(({ name, text }) => `“${name}” “${text}”`);
    const further = `ingredients ${named.join(', ') || 'none'}`;
    return { summary: `Change the idea ${id}: ${[...changes, further].join(', ')}`, cost: 0 };
  }

  async prepare(
    { idea_id: id, ingredients, ...words }: Refinement,
    { agentId, runId }: ToolContext,
  ): Promise<PreparedTool> {
    const changes = { ...words, ...(ingredients && { ingredients: toIngredients(ingredients) }) };
    return {
      usage: null,
      commit: async () => {
        const idea = await this.ideas.rewrite(agentId, id, changes, runId);
        if (!idea) return { result: { error: `the agent has no idea ${id}` }, note: `There is no idea ${id}` };
        return { result: { idea_id: id, title: idea.title }, note: `Refined “${idea.title}”` };
      },
    };
  }
}
