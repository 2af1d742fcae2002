import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { InvalidInput } from '@reelsheet/kernel';
import { send } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { refusal } from './publishing.errors.js';

/** Gives a body of the wrong shape the same 422 as a post that breaks a platform's rule: callers read one body. */
@Catch(InvalidInput)
export class PostValidationFilter implements ExceptionFilter<InvalidInput> {
  catch({ field, problem }: InvalidInput, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void send(reply, refusal([{ platform: null, field, error: problem }]));
  }
}
