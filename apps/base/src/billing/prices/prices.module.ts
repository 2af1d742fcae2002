import { Module } from '@nestjs/common';
import { ScrapingPrices } from '@reelsheet/model-catalog';
import { BillingConfig } from '../billing.config.js';
import { PriceController } from './price.controller.js';

@Module({
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
