import { defineHook } from '@reelsheet/platform-hooks';
import type { Brand } from './agent-core.js';

export interface MonitoringChange extends Pick<Brand, 'monitored' | 'keywords' | 'targetPlatforms'> {
  readonly agent: { readonly id: number; readonly organizationId: number };
}

export const ProfileHooks = {
  /** Called when a profile's monitored items changed. The agent is locked by the open transaction. */
  monitoringChanged: defineHook<MonitoringChange>('profile.monitoring_changed'),
};
