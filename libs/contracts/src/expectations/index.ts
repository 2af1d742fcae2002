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

/** Returns the expectations of the other services on this one. */
export const expectationsOn = (provider: Service) =>
  EXPECTATIONS.filter(({ contract }) => ownerOf(contract.subject) === provider);

/** Returns the expectations of this service on the others. */
export const expectationsOf = (service: Service) => EXPECTATIONS.filter(({ consumer }) => consumer === service);
