/** Operator key of the services that benchmarks start. */
export const OPERATOR_KEY = 'operator key of the bench';
