import { Module } from '@nestjs/common';
import { SecurityTextController } from './security-text.controller.js';

@Module({ controllers: [SecurityTextController] })
export class SecurityTextModule {}
