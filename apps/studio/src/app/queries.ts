import { QueryClient } from '@tanstack/react-query';
import { isTemporary } from '../api/api-errors.js';

const MAX_RETRIES = 3;
/** Milliseconds for which an answer is used without a check; live events replace it earlier. */
const FRESH_MS = 60_000;

/** The answers that all pages share. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (count, error) => count < MAX_RETRIES && isTemporary(error),
    },
  },
});
