import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { send } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { refusal } from './publishing.errors.js';

/** Gives a body of the wrong shape the same 422 as a post that breaks a platform's rule: callers read one body. */
@Catch(DomainError)
export class PostValidationFilter implements ExceptionFilter<DomainError> {
  catch(error: DomainError, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void send(reply, error.is(CommonErrors.validation) ? refusal([breachOf(error)]) : error);
  }
}

/** A validation error's message begins with the field's name. */
function breachOf({ message }: DomainError) {
  const [field = 'body'] = message.split(' ', 1);
  return { platform: null, field, error: message.slice(field.length + 1) };
}
