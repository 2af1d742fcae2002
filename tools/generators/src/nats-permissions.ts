import { natsAuthorization } from '@reelsheet/contracts/bus';
import type { Artifact } from './artifact.js';

/** `deploy/helm/reelsheet/nats-authorization.conf`: what each process may do on the bus, for compose's NATS and an operator's own. */
export function natsPermissions(): Artifact {
  return {
    path: 'deploy/helm/reelsheet/nats-authorization.conf',
    content: `# Generated from libs/contracts (\`npm run generate\`). The variables are the processes' public nkeys.\n${natsAuthorization()}`,
  };
}
