import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ModelCatalog, ScrapingPrices } from '@reelsheet/model-catalog';
import { AnyCaller } from '@reelsheet/platform-auth';
import { Decimal, Operation, Text } from '@reelsheet/platform-http';
import { BillingConfig } from '../billing.config.js';
import { priceList } from './price-list.js';

export class PriceView {
  @Text() operation!: string;
  @Text() model!: string;
  @Text({ about: 'what `credits` pay for', example: 'second of 720p' }) unit!: string;
  @Decimal() credits!: number;
}

export class PriceListView {
  @ApiProperty({ type: [PriceView] }) prices!: PriceView[];
}

@ApiTags('Credits')
@Controller('prices')
export class PriceController {
  constructor(
    private readonly catalog: ModelCatalog,
    private readonly scraping: ScrapingPrices,
    private readonly config: BillingConfig,
  ) {}

  @Get()
  @AnyCaller()
  @Operation({
    name: 'prices.list',
    phase: 'setup',
    summary: 'What each operation costs with each model, in credits',
    answer: PriceListView,
  })
  list(): PriceListView {
    return { prices: priceList(this.catalog, this.scraping, this.config.BACKUP_GB_MONTH_PRICE) };
  }
}
