import { Module } from '@nestjs/common';
import { AttentionModule } from './attention/attention.module.js';
import { FileUsesModule } from './file-uses/file-uses.module.js';
import { OverviewModule } from './overview/overview.module.js';
import { SpendingModule } from './spending/spending.module.js';

@Module({ imports: [OverviewModule, AttentionModule, SpendingModule, FileUsesModule] })
export class OverviewsModule {}
