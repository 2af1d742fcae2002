import { Module } from '@nestjs/common';
import { TrendClient } from './trend-client.js';
import { TrendController } from './trend.controller.js';

@Module({ controllers: [TrendController], providers: [TrendClient], exports: [TrendClient] })
export class TrendsModule {}
