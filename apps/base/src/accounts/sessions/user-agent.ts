import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '@reelsheet/platform-auth';

const MAX = 200;

/** The `User-Agent` of the request, truncated; null when it is missing. */
export const UserAgent = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    requestOf(context).headers['user-agent']?.slice(0, MAX) ?? null,
);
