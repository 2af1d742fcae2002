import { Module } from '@nestjs/common';
import { VaultModule } from '../vault/vault.module.js';
import { Reseal } from './rotate-keys.task.js';
import { KeyRotationRepository } from './key-rotation.repository.js';

@Module({ imports: [VaultModule], providers: [Reseal, KeyRotationRepository] })
export class KeyRotationModule {}
