import { Controller, Get, VERSION_NEUTRAL } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Public } from '@reelsheet/platform-auth';
import { Database } from '@reelsheet/platform-database';
import { MessagingConnection } from '@reelsheet/platform-messaging';
import { Readiness } from './readiness.js';

/** Routes for the orchestrator of the process: liveness and readiness. */
@ApiExcludeController()
@Controller({ version: VERSION_NEUTRAL })
export class HealthController {
  constructor(
    private readonly db: Database,
    private readonly messaging: MessagingConnection,
    private readonly readiness: Readiness,
  ) {}

  @Public()
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Without NATS all replicas remain ready and do the work that needs no other service; otherwise they would do none.
   * A process that stops is not ready.
   */
  @Public()
  @Get('health/ready')
  async ready(): Promise<{ status: 'ok' | 'degraded'; database: 'ok'; nats: 'ok' | 'away' }> {
    if (this.readiness.isStopping) throw new DomainError(CommonErrors.unavailable, 'The process is stopping');
    const [isThere] = await Promise.all([this.messaging.ping(), this.db.execute('SELECT 1')]);
    return isThere
      ? { status: 'ok', database: 'ok', nats: 'ok' }
      : { status: 'degraded', database: 'ok', nats: 'away' };
  }
}
