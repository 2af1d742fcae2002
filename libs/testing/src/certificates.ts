import { join } from 'node:path';

/** Folder of `ca.pem`, and of `server` and `impostor` (`.pem`, `.key`) of localhost; until 2126, they guard nothing but trials. */
export const certificates = join(import.meta.dirname, 'tls');
