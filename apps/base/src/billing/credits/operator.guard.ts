import { timingSafeEqual } from 'node:crypto';
import { applyDecorators, Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { hashSecret, opened, requestOf } from '@reelsheet/platform-auth';
import { BillingConfig } from '../billing.config.js';

@Injectable()
export class OperatorGuard implements CanActivate {
  private readonly expected: Buffer;

  constructor({ OPERATOR_KEY }: BillingConfig) {
    this.expected = hashSecret(OPERATOR_KEY);
  }

  canActivate(context: ExecutionContext): boolean {
    const key = requestOf(context).headers['x-operator-key'];
    if (typeof key !== 'string' || !timingSafeEqual(hashSecret(key), this.expected))
      throw new DomainError(CommonErrors.unauthorized);
    return true;
  }
}

/** Restricts a route to callers with the operator's key. */
export const OperatorKey = () =>
  applyDecorators(opened('operator'), UseGuards(OperatorGuard), ApiHeader({ name: 'X-Operator-Key', required: true }));
