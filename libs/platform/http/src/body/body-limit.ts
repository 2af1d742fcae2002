import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { routeConfig } from '../route-config.js';

/** Sets the maximum body size of a route in bytes. */
export const BodyLimit = (bytes: number): MethodDecorator => routeConfig({ bodyLimit: bytes });

/** Applies {@link BodyLimit}. Register this before the routes. */
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
