/** Environment variable with the URL at which Jest's main process provides servers to its workers. */
export const INFRASTRUCTURE_URL = 'TEST_INFRASTRUCTURE_URL';
