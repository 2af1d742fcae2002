import { toMicro, type Micro } from '@reelsheet/kernel';
import type { PriceLine } from '@reelsheet/model-catalog';

/** In currency units. */
const POST = 0.015;
const COMMENT = 0.002;

const inCredits = (units: number, creditValue: number) => Math.round((units / creditValue) * 1e6) / 1e6;

export function monitoringPrice({ posts, comments }: { posts: number; comments: number }, creditValue: number): Micro {
  return toMicro(inCredits(POST, creditValue)) * posts + toMicro(inCredits(COMMENT, creditValue)) * comments;
}

export function monitoringPriceList(creditValue: number): PriceLine[] {
  return [
    {
      operation: 'monitoring',
      model: 'post',
      unit: 'post that is new to the organization',
      credits: inCredits(POST, creditValue),
    },
    {
      operation: 'monitoring',
      model: 'comment',
      unit: 'comment that is new to the organization',
      credits: inCredits(COMMENT, creditValue),
    },
  ];
}
