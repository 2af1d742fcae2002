import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf, widestNetworkOf } from '@reelsheet/platform-auth';

const MAX_USER_AGENT_LENGTH = 200;

/** The program and the network that send a request, as its user recognizes them. */
export interface Device {
  /** The `User-Agent` of the request, truncated; null when it is missing. */
  readonly userAgent: string | null;
  /** The network around the address of the client, in CIDR notation. */
  readonly network: string;
}

/** Injects the device that sends the request. */
export const CurrentDevice = createParamDecorator((_: unknown, context: ExecutionContext): Device => {
  const { headers, ip } = requestOf(context);
  return {
    userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    network: widestNetworkOf(ip),
  };
});
