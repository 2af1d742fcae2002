import { Injectable } from '@nestjs/common';
import { SecondFactorRepository } from './second-factor.repository.js';

/** Queries about second factors for other features. */
@Injectable()
export class SecondFactorReader {
  constructor(private readonly factors: SecondFactorRepository) {}

  async hasAny(userId: number): Promise<boolean> {
    return (await this.factors.count(userId)) > 0;
  }
}
