import { Module } from '@nestjs/common';
import { ModelsModule } from '../models/models.module.js';
import { ScrapingPrices } from '@reelsheet/model-catalog';
import { BillingConfig } from '../billing.config.js';
import { PriceController } from './price.controller.js';

@Module({
  imports: [ModelsModule],
  controllers: [PriceController],
  providers: [
    {
      provide: ScrapingPrices,
      useFactory: ({ CREDIT_VALUE }: BillingConfig) => new ScrapingPrices(CREDIT_VALUE),
      inject: [BillingConfig],
    },
  ],
  exports: [ScrapingPrices],
})
export class PricesModule {}
