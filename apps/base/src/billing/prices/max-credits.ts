import { prose } from '@reelsheet/kernel';
import { Decimal, Text } from '@reelsheet/platform-http';
import { MAX_CREDITS } from '../credits/credit-limits.js';

/** The field of an order that limits what it may cost. */
export const MaxCredits = () =>
  Decimal({
    optional: true,
    min: 0.000001,
    max: MAX_CREDITS,
    example: 50,
    about: prose`the most that it may cost, with up to six decimals. An order whose price is known to be higher is
      rejected with \`cost_exceeds_limit\`. Where the price is known only when the job runs, the job fails with that
      \`failed_code\`, before a vendor is asked and at no cost. Any price when absent`,
  });

/** The error code of a failed job. */
export const FailedCode = () =>
  Text({
    nullable: true,
    about: prose`error code of the failure, as in error responses, for example \`cost_exceeds_limit\`; null for other
      failures`,
  });
