import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { ContentResourceHooks, type Generator } from '../../assets/content-resources/content-resource-hooks.js';
import { GenerationRepository } from './generation.repository.js';

/** Finds the generation that made a content resource. */
@OnHook(ContentResourceHooks.findGenerator)
export class ResourceGeneratorListener implements HookHandler<typeof ContentResourceHooks.findGenerator> {
  constructor(private readonly generations: GenerationRepository) {}

  async handle(generationId: number): Promise<Generator | null> {
    const generation = await this.generations.find(generationId);
    return generation && { id: generation.id, status: generation.status, type: generation.userJobType };
  }
}
