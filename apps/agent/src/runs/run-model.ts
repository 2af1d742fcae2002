import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { ModelCatalog, textPrice, type TextModel } from '@reelsheet/model-catalog';
import { TextProvider, type TextAnswer, type TextRequest, type TextUsage } from '@reelsheet/provider-text';
import { RUN } from './run.catalog.js';

/** The model that runs think with: the catalogue's default for texts, or the first that the chat vendor serves. */
@Injectable()
export class RunModel {
  private readonly model: TextModel;

  constructor(
    private readonly provider: TextProvider,
    { text }: ModelCatalog,
  ) {
    const models = [text.find(text.default)!, ...text.entries().map(([, model]) => model)];
    this.model = models.find(({ provider }) => provider === 'openai-compatible') ?? models[0]!;
  }

  /** Rejects with a ProviderError, or with the signal's reason. */
  complete(request: Omit<TextRequest, 'vendorModel' | 'temperature' | 'maxTokens'>): Promise<TextAnswer> {
    const { temperature, maxTokens } = RUN;
    return this.provider.complete({ ...request, vendorModel: this.model.vendorModel, temperature, maxTokens });
  }

  priceOf(usages: readonly TextUsage[]): Micro {
    return usages.reduce((sum, usage) => sum + textPrice(this.model.price, usage), 0);
  }
}
