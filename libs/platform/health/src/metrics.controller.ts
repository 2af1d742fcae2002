import { Controller, Get, Header, VERSION_NEUTRAL } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@reelsheet/platform-auth';
import { Metrics } from '@reelsheet/platform-telemetry';

/** The metrics of the process, on its only port or on that of a worker. */
@ApiExcludeController()
@Controller({ version: VERSION_NEUTRAL })
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Public()
  @Get('metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async show(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
