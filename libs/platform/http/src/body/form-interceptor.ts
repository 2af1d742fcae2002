import { rm } from 'node:fs/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { makeTemporaryFolder } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { readForm } from './form-reader.js';
import { formLimitsOf } from './takes-form.js';

/**
 * Reads multipart forms of routes that accept them, after the guards have admitted the caller. Uploaded files exist
 * until the response.
 */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const limits = formLimitsOf(request.routeOptions.config);
    if (!limits || !request.isMultipart()) return next.handle();
    const folder = await makeTemporaryFolder('form');
    // Files that cannot be removed now are removed by the next process.
    const cleanUp = () => rm(folder, { recursive: true, force: true }).catch(() => undefined);
    try {
      request.body = await readForm(request, limits, folder);
    } catch (error) {
      await cleanUp();
      throw error;
    }
    return next.handle().pipe(finalize(() => void cleanUp()));
  }
}
