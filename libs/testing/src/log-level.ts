/** Level of the services that a test starts: `TEST_LOG_LEVEL`, by default nothing. */
export const TEST_LOG_LEVEL = process.env['TEST_LOG_LEVEL'] ?? 'silent';
