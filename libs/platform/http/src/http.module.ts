import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { RouteBodyLimits } from './body/body-limit.js';
import { ErrorFilter } from './error-filter.js';
import { FormInterceptor } from './body/form-interceptor.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { IdempotentAnswerCleanup } from './idempotency/idempotent-answer-cleanup.js';
import { IdempotentAnswerRepository } from './idempotency/idempotent-answer.repository.js';
import { KeyLockRepository } from './idempotency/key-lock.repository.js';
import { RequestValidation } from './input/validation.js';

/** Forms, validation, errors and kept answers of every route. */
@Module({
  providers: [
    RouteBodyLimits,
    IdempotencyService,
    IdempotentAnswerCleanup,
    IdempotentAnswerRepository,
    KeyLockRepository,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: FormInterceptor },
    { provide: APP_PIPE, useClass: RequestValidation },
  ],
  exports: [IdempotencyService],
})
export class HttpModule {}
