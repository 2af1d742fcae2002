import { Module } from '@nestjs/common';
import { VaultModule } from '../storage/vault/vault.module.js';
import { Reseal } from './reseal.task.js';
import { ResealingRepository } from './resealing.repository.js';

@Module({ imports: [VaultModule], providers: [Reseal, ResealingRepository] })
export class ResealingModule {}
