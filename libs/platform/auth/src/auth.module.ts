import { Global, Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { HttpModule, IdempotencyInterceptor } from '@reelsheet/platform-http';
import { AgentDirectory, NoAgents } from './agent.js';
import { Authentication, AuthGuard, BodyGuard } from './auth.guard.js';
import { CredentialResolver } from './credentials/caller.js';
import { CallerCache } from './credentials/caller-cache.js';
import { EventStreams, MAX_STREAMS_PER_CALLER } from './event-streams.js';
import { FreshFactor } from './fresh-factor.js';
import { WrongKeyLimit } from './limits/address-limit.js';
import { OrganizationLimit, UserLimit } from './limits/leased-limit.js';
import { RateLimitHeaders } from './limits/rate-limit-headers.js';
import { RateLimits } from './limits/rate-limit.js';
import { RevocationBarrier } from './credentials/revocation-barrier.js';
import { Admission, BodyScopeInterceptor, ScopeGuard } from './scopes/scope.guard.js';

export interface AuthOptions {
  readonly resolver: Type<CredentialResolver>;
  /** Finds the agents that routes name; not needed in a service whose routes name none. */
  readonly directory?: Type<AgentDirectory>;
  /** Limit per user. */
  readonly requestsPerMinute: number;
  /** Limit per organization. */
  readonly organizationRequestsPerMinute: number;
  /** Limit per address; valid credentials are not counted. */
  readonly wrongKeysPerMinute: number;
  /** Maximum number of open event streams per user and replica. */
  readonly streamsPerCaller: number;
  /** Modules that the resolver and the directory need. */
  readonly imports?: ModuleMetadata['imports'];
}

/** Authentication, rate limits and access rules of a service. */
@Global()
@Module({})
export class AuthModule {
  static forService({
    resolver,
    directory = NoAgents,
    requestsPerMinute,
    organizationRequestsPerMinute,
    wrongKeysPerMinute,
    streamsPerCaller,
    imports = [],
  }: AuthOptions): DynamicModule {
    return {
      module: AuthModule,
      imports: [...imports, HttpModule],
      providers: [
        { provide: CredentialResolver, useClass: resolver },
        { provide: AgentDirectory, useClass: directory },
        RateLimits,
        {
          provide: UserLimit,
          inject: [RateLimits],
          useFactory: (limits: RateLimits) => limits.leased('user', requestsPerMinute),
        },
        {
          provide: OrganizationLimit,
          inject: [RateLimits],
          useFactory: (limits: RateLimits) => limits.leased('organization', organizationRequestsPerMinute),
        },
        {
          provide: WrongKeyLimit,
          inject: [RateLimits],
          useFactory: (limits: RateLimits) =>
            new WrongKeyLimit((factor) => limits.ofService(`wrong_key_${factor}`, wrongKeysPerMinute * factor)),
        },
        Authentication,
        BodyGuard,
        RateLimitHeaders,
        Admission,
        FreshFactor,
        CallerCache,
        RevocationBarrier,
        { provide: MAX_STREAMS_PER_CALLER, useValue: streamsPerCaller },
        EventStreams,
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: ScopeGuard },
        { provide: APP_INTERCEPTOR, useClass: BodyScopeInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
      ],
      exports: [CredentialResolver, AgentDirectory, RateLimits, RevocationBarrier, EventStreams],
    };
  }
}
