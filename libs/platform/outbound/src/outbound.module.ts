import { Global, Module, type DynamicModule } from '@nestjs/common';
import { parseAllowance, parsePorts } from './allowance.js';
import { OutboundClient } from './outbound-client.js';

/** Lists, separated by commas. */
export interface OutboundSettings {
  /** `host:port` pairs that may be reached although they are not public. */
  readonly OUTBOUND_ALLOW: string;
  /** Ports of all other hosts. */
  readonly OUTBOUND_PORTS: string;
}

@Global()
@Module({})
export class OutboundModule {
  static forService({ OUTBOUND_ALLOW, OUTBOUND_PORTS }: OutboundSettings): DynamicModule {
    const useFactory = () => new OutboundClient(parseAllowance(OUTBOUND_ALLOW), parsePorts(OUTBOUND_PORTS));
    return {
      module: OutboundModule,
      providers: [{ provide: OutboundClient, useFactory }],
      exports: [OutboundClient],
    };
  }
}
