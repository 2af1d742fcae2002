import { join } from 'node:path';

/**
 * Folder with `ca.pem`, and `server` and `impostor` (`.pem`, `.key`) for localhost. They are valid until 2126 and used
 * only by tests.
 */
export const certificates = join(import.meta.dirname, 'tls');
