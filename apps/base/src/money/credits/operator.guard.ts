import { timingSafeEqual } from 'node:crypto';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { hashSecret, requestOf } from '@reelsheet/platform-auth';
import { BaseConfig } from '../../base.config.js';

/** Opens a route to whoever holds the operator's key. */
@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor({ OPERATOR_KEY }: BaseConfig) {
    this.expected = hashSecret(OPERATOR_KEY);
  }

  canActivate(context: ExecutionContext): boolean {
    const key = requestOf(context).headers['x-operator-key'];
    if (typeof key !== 'string' || !timingSafeEqual(hashSecret(key), this.expected))
      throw new DomainError(CommonErrors.unauthorized);
    return true;
  }
}
