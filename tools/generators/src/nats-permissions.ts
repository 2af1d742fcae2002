import { natsAuthorization } from '@reelsheet/contracts/bus';
import type { Artifact } from './artifact.js';

/**
 * Generates `deploy/helm/reelsheet/nats-authorization.conf`: the NATS permissions of each process, for an operator's
 * own NATS.
 */
export function natsPermissions(): Artifact {
  return {
    path: 'deploy/helm/reelsheet/nats-authorization.conf',
    content: `# Generated from libs/contracts (\`npm run generate\`). The variables are the processes' public nkeys.\n${natsAuthorization()}`,
  };
}
