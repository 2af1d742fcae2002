import { Module } from '@nestjs/common';
import { AttentionModule } from './attention/attention.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { SpendingModule } from './spending/spending.module.js';

@Module({ imports: [OverviewModule, AttentionModule, SpendingModule] })
export class OverviewsModule {}
