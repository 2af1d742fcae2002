/** Environment variable through which Jest's main process tells its workers where to ask for servers. */
export const INFRASTRUCTURE_URL = 'TEST_INFRASTRUCTURE_URL';
