import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { RouteBodyLimits } from './body/body-limit.js';
import { ErrorFilter } from './error-filter.js';
import { FormInterceptor } from './body/form-interceptor.js';
import { RequestValidation } from './input/validation.js';

/** Forms, validation and errors of every route. */
@Module({
  providers: [
    RouteBodyLimits,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: FormInterceptor },
    { provide: APP_PIPE, useClass: RequestValidation },
  ],
})
export class HttpModule {}
