import { Inject, Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { ModelCatalog, textPrice, type TextModel } from '@reelsheet/model-catalog';
import { TextProvider, type TextAnswer, type TextRequest, type TextUsage } from '@reelsheet/provider-text';
import { RUN } from '../run-limits.js';
import { RunError } from '../run.errors.js';

/** The text model of runs: the catalogue's default, otherwise the first model that the chat vendor serves. */
@Injectable()
export class RunModel {
  private readonly model: TextModel;

  constructor(
    @Inject(TextProvider) private readonly provider: TextProvider | null,
    { text }: ModelCatalog,
  ) {
    const models = [text.find(text.default)!, ...text.entries().map(([, model]) => model)];
    this.model = models.find(({ provider }) => provider === 'openai-compatible') ?? models[0]!;
  }

  /** Throws `vendor_not_set_up`. */
  require(): void {
    if (!this.provider) throw new DomainError(CommonErrors.notSetUp);
  }

  /** Rejects with a ProviderError, with the signal's reason, or with a RunFailure if the vendor is no longer set up. */
  async complete(request: Omit<TextRequest, 'vendorModel' | 'temperature' | 'maxTokens'>): Promise<TextAnswer> {
    if (!this.provider) throw new RunError(CommonErrors.notSetUp.message);
    const { temperature, maxTokens } = RUN;
    return this.provider.complete({ ...request, vendorModel: this.model.vendorModel, temperature, maxTokens });
  }

  priceOf(usages: readonly TextUsage[]): Micro {
    return usages.reduce((sum, usage) => sum + textPrice(this.model.price, usage), 0);
  }
}
