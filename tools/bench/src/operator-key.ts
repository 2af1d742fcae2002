/** Of the services that benches start by themselves. */
export const OPERATOR_KEY = 'operator key of the bench';
