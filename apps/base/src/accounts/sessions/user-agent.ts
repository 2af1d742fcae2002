import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '@reelsheet/platform-auth';

const MAX = 200;

/** What the caller's program calls itself, cut short; null where it does not. */
export const UserAgent = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    requestOf(context).headers['user-agent']?.slice(0, MAX) ?? null,
);
