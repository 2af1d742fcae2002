import type { DomainError, InvalidInput } from '@reelsheet/kernel';
import { routeConfig } from '../route-config.js';

type Retell = (fault: InvalidInput) => DomainError;

/** What is wrong with the route's input is told as `retell` has it, what is found before any controller too. */
export const InputErrors = (retell: Retell): MethodDecorator => routeConfig({ retell });

/** How a route tells what is wrong with its input; undefined where it does as all the others. */
export const retellOf = (config: unknown): Retell | undefined => (config as { retell?: Retell } | undefined)?.retell;
