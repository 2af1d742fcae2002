import { Global, Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CreditGate } from './credit-gate.port.js';
import { UsableCreditGuard } from './usable-credit.guard.js';

/** Binds the ledger for a service, and guards the routes that need credits. */
@Global()
@Module({})
export class CreditsGateModule {
  static forService(gate: Type<CreditGate>, imports: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: CreditsGateModule,
      imports,
      providers: [
        { provide: CreditGate, useClass: gate },
        { provide: APP_GUARD, useClass: UsableCreditGuard },
      ],
      exports: [CreditGate],
    };
  }
}
