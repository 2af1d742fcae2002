import { ownerOf, type Service } from '../define.js';
import { agentExpectations } from './agent.js';
import { baseExpectations } from './base.js';
import { coreExpectations } from './core.js';
import type { Expectation } from './expectation.js';
import { uploadExpectations } from './upload.js';

export type { Expectation } from './expectation.js';

const EXPECTATIONS: readonly Expectation[] = [
  ...agentExpectations,
  ...baseExpectations,
  ...coreExpectations,
  ...uploadExpectations,
];

/** What the other services need of this one. */
export const expectationsOn = (provider: Service) =>
  EXPECTATIONS.filter(({ contract }) => ownerOf(contract.subject) === provider);

/** What this service needs of the others. */
export const expectationsOf = (service: Service) => EXPECTATIONS.filter(({ consumer }) => consumer === service);
