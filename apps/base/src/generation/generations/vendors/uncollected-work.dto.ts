import { toCredits, type Micro } from '@reelsheet/kernel';
import { Choice, Decimal, ListOf, Text } from '@reelsheet/platform-http';
import { GENERATION_TYPES } from '../generation.js';
import type { UncollectedWork } from './vendor-task.repository.js';

export class UncollectedTypeView {
  @Choice(GENERATION_TYPES) generation_type!: string;
  @Decimal({ about: 'credits that vendors may charge for stopped generations of the last day' }) credits!: number;
  @Decimal({ about: 'credits of `credits` that cannot be collected by continuing a generation, and can be paid' })
  payable!: number;
  @Text({
    nullable: true,
    format: 'date-time',
    about: 'when generations of this type are accepted again; null while they are accepted',
  })
  accepted_again_at!: string | null;
}

export class UncollectedWorkView {
  @Decimal({ about: 'credits of each type up to which generations of the type are accepted' }) limit!: number;
  @ListOf(() => UncollectedTypeView) types!: UncollectedTypeView[];
}

export class PaidWorkView {
  @Decimal({ about: 'credits that were charged; 0 when nothing was payable' }) paid!: number;
}

export const toUncollectedWork = ({ limit, work }: { limit: Micro; work: UncollectedWork[] }): UncollectedWorkView => ({
  limit: toCredits(limit),
  types: work.map(({ userJobType, amount, payable, endsAt }) => ({
    generation_type: userJobType,
    credits: toCredits(amount),
    payable: toCredits(payable),
    accepted_again_at: amount > limit && endsAt ? endsAt.toISOString() : null,
  })),
});
