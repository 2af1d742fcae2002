import { Module } from '@nestjs/common';
import { VaultModule } from '../vault/vault.module.js';
import { RotateKeys } from './rotate-keys.task.js';
import { KeyRotationRepository } from './key-rotation.repository.js';

@Module({ imports: [VaultModule], providers: [RotateKeys, KeyRotationRepository] })
export class KeyRotationModule {}
