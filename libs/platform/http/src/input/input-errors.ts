import type { DomainError, InvalidInput } from '@reelsheet/kernel';
import { routeConfig } from '../route-config.js';

type Retell = (invalid: InvalidInput) => DomainError;

/** Translates errors of the route's input, including those found before any controller. */
export const InputErrors = (retell: Retell): MethodDecorator => routeConfig({ retell });

/** Returns the translation of a route's input errors, or undefined if it has none. */
export const retellOf = (config: unknown): Retell | undefined => (config as { retell?: Retell } | undefined)?.retell;
