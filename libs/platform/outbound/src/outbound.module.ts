import { Global, Module, type DynamicModule } from '@nestjs/common';
import { parseAllowance } from './allowance.js';
import { OutboundClient } from './outbound-client.js';

@Global()
@Module({})
export class OutboundModule {
  /** `allow` lists host:port pairs, separated by commas. */
  static allowing(allow: string): DynamicModule {
    return {
      module: OutboundModule,
      providers: [{ provide: OutboundClient, useFactory: () => new OutboundClient(parseAllowance(allow)) }],
      exports: [OutboundClient],
    };
  }
}
