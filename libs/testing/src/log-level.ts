/** Log level of the services that a test starts: `TEST_LOG_LEVEL`, by default `silent`. */
export const TEST_LOG_LEVEL = process.env['TEST_LOG_LEVEL'] ?? 'silent';
