import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { AuthenticatedRequest } from '../credentials/caller.js';
import type { CallBudget } from './call-budget.js';

const MINUTE_SECONDS = 60;
const FIRST_UNSUCCESSFUL_STATUS = 300;

/**
 * Shows callers what is left of their limits in each successful response, as the draft of the IETF describes it
 * (draft-ietf-httpapi-ratelimit-headers): `RateLimit: "user";r=1100;t=30`.
 */
@Injectable()
export class RateLimitHeaders {
  constructor({ httpAdapter }: HttpAdapterHost) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onSend', async (request, reply) => {
      const { budgets } = request as AuthenticatedRequest;
      if (!budgets || reply.statusCode >= FIRST_UNSUCCESSFUL_STATUS) return;
      const shown = [...budgets];
      reply.header('RateLimit-Policy', shown.map(([name, budget]) => policyOf(name, budget)).join(', '));
      reply.header('RateLimit', shown.map(([name, budget]) => stateOf(name, budget)).join(', '));
    });
  }
}

const policyOf = (name: string, { perMinute }: CallBudget) => `"${name}";q=${perMinute};w=${MINUTE_SECONDS}`;

const stateOf = (name: string, { left, resetsInMs }: CallBudget) =>
  `"${name}";r=${left};t=${Math.max(0, Math.ceil(resetsInMs / 1_000))}`;

/** Stores what is left of a limit for the response. Of two organizations of a request, the one with less is shown. */
export function noteBudget(request: AuthenticatedRequest, name: 'user' | 'organization', budget: CallBudget): void {
  const noted = (request.budgets ??= new Map<string, CallBudget>());
  if (budget.left <= (noted.get(name)?.left ?? Infinity)) noted.set(name, budget);
}
