import { ownerOf, type Service } from '../define.js';
import { agentReliances } from './agent.js';
import { baseReliances } from './base.js';
import { coreReliances } from './core.js';
import type { Reliance } from './reliance.js';
import { uploadReliances } from './upload.js';

export type { Reliance } from './reliance.js';

const RELIANCES: readonly Reliance[] = [...agentReliances, ...baseReliances, ...coreReliances, ...uploadReliances];

/** What the other services need of this one. */
export const reliancesOn = (provider: Service) =>
  RELIANCES.filter(({ contract }) => ownerOf(contract.subject) === provider);

/** What this service needs of the others. */
export const reliancesOf = (service: Service) => RELIANCES.filter(({ consumer }) => consumer === service);
