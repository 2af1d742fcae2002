import { Injectable } from '@nestjs/common';
import { captureCredits, holdCredits, readBalance, releaseCredits } from '@reelsheet/contracts';
import { RpcClient } from '@reelsheet/platform-messaging';
import { CreditGate, type Balance, type Charge } from './credit-gate.port.js';

const toMoney = ({ organizationId, reference, amount }: Charge) => ({
  organization_id: organizationId,
  reference,
  amount,
});

/** The ledger asked over the bus, for services that don't keep it. */
@Injectable()
export class RemoteCreditGate extends CreditGate {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  async read(organizationId: number): Promise<Balance> {
    return this.rpc.request(readBalance, { organization_id: organizationId });
  }

  async hold(charge: Charge): Promise<void> {
    await this.rpc.request(holdCredits, toMoney(charge));
  }

  async capture(charge: Charge): Promise<void> {
    await this.rpc.request(captureCredits, toMoney(charge));
  }

  async release({ organizationId, reference }: Omit<Charge, 'amount'>): Promise<void> {
    await this.rpc.request(releaseCredits, { organization_id: organizationId, reference });
  }
}
