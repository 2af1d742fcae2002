/** Key of the services that benchmarks start by themselves. */
export const OPERATOR_KEY = 'operator key of the bench';
