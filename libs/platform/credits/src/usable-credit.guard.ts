import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { requestOf, scopeOf } from '@reelsheet/platform-auth';
import { CreditGate } from './credit-gate.port.js';

export const REQUIRES_CREDIT = 'reelsheet:requires-credit';

/** The route needs an available balance above zero in the organization of what is in scope. */
export function RequiresUsableCredit(): MethodDecorator & ClassDecorator {
  return SetMetadata(REQUIRES_CREDIT, true);
}

@Injectable()
export class UsableCreditGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly gate: CreditGate,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const scope = scopeOf(requestOf(context));
    const required = this.reflector.getAllAndOverride<boolean>(REQUIRES_CREDIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!required || !scope) return true;
    const available = scope.agent?.availableCredits ?? (await this.gate.read(scope.organizationId)).available;
    if (available <= 0) throw new DomainError(CommonErrors.usableCreditRequired);
    return true;
  }
}
