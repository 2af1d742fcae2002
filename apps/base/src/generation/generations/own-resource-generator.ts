import { Injectable } from '@nestjs/common';
import { ResourceGenerator, type Generator } from '../../assets/content-resources/resource-generator.port.js';
import { GenerationRepository } from './generation.repository.js';

/** Answers content resources, a floor below, which generation made one. */
@Injectable()
export class OwnResourceGenerator extends ResourceGenerator {
  constructor(private readonly generations: GenerationRepository) {
    super();
  }

  async find(generationId: number): Promise<Generator | null> {
    const generation = await this.generations.find(generationId);
    return generation && { id: generation.id, status: generation.status, type: generation.userJobType };
  }
}
