import { Global, Module } from '@nestjs/common';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { BaseConfig } from '../../base.config.js';
import { ModelController } from './model.controller.js';

/** Global, because prices, estimates and generations all go by the catalogue. */
@Global()
@Module({
  controllers: [ModelController],
  providers: [
    {
      provide: ModelCatalog,
      useFactory: ({ MODEL_CATALOG_FILE }: BaseConfig) => ModelCatalog.read(MODEL_CATALOG_FILE),
      inject: [BaseConfig],
    },
  ],
  exports: [ModelCatalog],
})
export class ModelsModule {}
