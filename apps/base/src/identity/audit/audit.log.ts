import { Injectable } from '@nestjs/common';
import { insideTransaction } from '@reelsheet/platform-database';
import { requestContext } from '@reelsheet/platform-telemetry';
import type { AuditedAct } from './audit.js';
import { AuditRepository } from './audit.repository.js';

/** Where features write down what was done, in the transaction of the act: after the commit both are there, or neither. */
@Injectable()
export class AuditLog {
  constructor(private readonly entries: AuditRepository) {}

  /** Adds the request's caller, address and id. Throws outside a transaction. Last in it, for others of the workspace wait until the commit. */
  async record({ action, target, detail = {}, organizationId, userId }: AuditedAct): Promise<void> {
    if (!insideTransaction()) throw new Error(`${action} was recorded outside a transaction`);
    const { caller, address, requestId } = requestContext.getStore() ?? {};
    await this.entries.append({
      action,
      target: target ?? null,
      detail,
      organizationId,
      userId: userId ?? caller?.userId ?? null,
      keyId: caller?.keyId ?? null,
      address: address ?? null,
      requestId: requestId ?? null,
    });
  }
}
