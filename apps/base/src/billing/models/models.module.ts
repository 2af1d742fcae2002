import { Module } from '@nestjs/common';
import { ModelCatalog, type Kind, type ProviderOf } from '@reelsheet/model-catalog';
import { isSetUp } from '@reelsheet/platform-config';
import { ModelVendorsConfig } from '../../model-vendors.config.js';
import { ModelController } from './model.controller.js';

/**
 * Vendors by kind and provider. Speech at ElevenLabs is always available, because agents can connect their own
 * accounts.
 */
const VENDORS: { readonly [K in Kind]: Readonly<Partial<Record<ProviderOf<K>, string>>> } = {
  text: { 'openai-compatible': 'chat', google: 'Gemini' },
  image: { 'openai-compatible': 'images', google: 'Gemini' },
  video: { google: 'Gemini', kling: 'Kling', ark: 'ModelArk', fal: 'fal' },
  speech: { 'openai-compatible': 'speech' },
  transcription: { 'openai-compatible': 'transcription' },
};

function catalogOf(config: ModelVendorsConfig): ModelCatalog {
  return ModelCatalog.read(config.MODEL_CATALOG_FILE).servedBy((kind, provider) => {
    const vendor = (VENDORS[kind] as Readonly<Record<string, string | undefined>>)[provider];
    return vendor === undefined || isSetUp(config, vendor);
  });
}

/** Global, because prices, estimates and generations all use the catalogue. */
@Module({
  controllers: [ModelController],
  providers: [
    {
      provide: ModelCatalog,
      useFactory: catalogOf,
      inject: [ModelVendorsConfig],
    },
  ],
  exports: [ModelCatalog],
})
export class ModelsModule {}
