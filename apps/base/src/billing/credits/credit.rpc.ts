import { Controller } from '@nestjs/common';
import {
  captureCredits,
  holdCredits,
  readBalance,
  releaseCredits,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { Ledger } from './ledger.js';

type Money = RequestOf<typeof holdCredits>;

const toCharge = ({ organization_id, reference, amount }: Money) => ({
  organizationId: organization_id,
  reference,
  amount,
});

/** The ledger for the other services. */
@Controller()
export class CreditRpc {
  constructor(private readonly ledger: Ledger) {}

  @HandlesRpc(readBalance)
  async read({ organization_id }: RequestOf<typeof readBalance>): Promise<ReplyOf<typeof readBalance>> {
    return this.ledger.read(organization_id);
  }

  @HandlesRpc(holdCredits)
  async hold(money: Money): Promise<ReplyOf<typeof holdCredits>> {
    await this.ledger.hold(toCharge(money));
    return { held: true };
  }

  @HandlesRpc(captureCredits)
  async capture(money: Money): Promise<ReplyOf<typeof captureCredits>> {
    await this.ledger.capture(toCharge(money));
    return { captured: true };
  }

  @HandlesRpc(releaseCredits)
  async release({
    organization_id,
    reference,
  }: RequestOf<typeof releaseCredits>): Promise<ReplyOf<typeof releaseCredits>> {
    await this.ledger.release({ organizationId: organization_id, reference });
    return { released: true };
  }
}
