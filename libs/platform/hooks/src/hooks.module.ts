import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Hook } from './hook.js';
import { Hooks, REQUIRED_HOOKS } from './hooks.js';

/** Provides {@link Hooks} everywhere. */
@Global()
@Module({})
export class HooksModule {
  /** `required` lists the hooks without whose handlers the service must not start. */
  static forService({ required = [] }: { readonly required?: readonly Hook[] } = {}): DynamicModule {
    return {
      module: HooksModule,
      imports: [DiscoveryModule],
      providers: [{ provide: REQUIRED_HOOKS, useValue: required }, Hooks],
      exports: [Hooks],
    };
  }
}
