import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Lets a route take a larger body than others: `@RouteConfig({ bodyLimit })`. Must be there before the routes are. */
@Injectable()
export class RouteBodyLimits {
  constructor({ httpAdapter }: HttpAdapterHost) {
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRoute', (route) => {
      const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
      if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
    });
  }
}
