import { Controller, Get, Res, VERSION_NEUTRAL } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { Public } from '@reelsheet/platform-auth';
import { ServiceConfig } from '@reelsheet/platform-config';
import type { FastifyReply } from 'fastify';
import { VALIDITY_MS } from './security-text-limits.js';

/** The address that RFC 9116 defines for reports of vulnerabilities; it is outside /v1. */
export const SECURITY_TEXT = '/.well-known/security.txt';

@ApiExcludeController()
@Controller({ version: VERSION_NEUTRAL })
export class SecurityTextController {
  constructor(
    private readonly config: ServiceConfig,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Get(SECURITY_TEXT)
  render(@Res({ passthrough: true }) reply: FastifyReply): string {
    const { SECURITY_CONTACT: contacts, SECURITY_POLICY_URL: policy } = this.config;
    if (!contacts) throw new DomainError(CommonErrors.notFound);
    const expires = new Date(this.clock.now().getTime() + VALIDITY_MS);
    const lines = [
      ...contacts.split(',').map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(policy ? [`Policy: ${policy}`] : []),
    ];
    // Only here: `@Header` would also apply to the 404, whose body is JSON.
    void reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=86400');
    return `${lines.join('\n')}\n`;
  }
}
