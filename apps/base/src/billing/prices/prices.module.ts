import { Module } from '@nestjs/common';
import { PriceController } from './price.controller.js';

@Module({ controllers: [PriceController] })
export class PricesModule {}
