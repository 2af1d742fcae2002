import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { routeConfig } from '../route-config.js';

/** Lets the route's body have as many bytes, which is more or less than others may. */
export const BodyLimit = (bytes: number): MethodDecorator => routeConfig({ bodyLimit: bytes });

/** Gives the routes of {@link BodyLimit} their limits. Must be there before the routes are. */
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
