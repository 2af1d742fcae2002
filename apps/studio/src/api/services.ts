import { connect, type Clients, type InstallationView } from '@reelsheet/client';

interface ConnectedServices {
  readonly installation: InstallationView;
  readonly clients: Clients;
}

let connected: ConnectedServices | undefined;

/** Connects the clients of all services, once, before the first page is shown. */
export function openServices(installation: InstallationView, send: (request: Request) => Promise<Response>): void {
  const { base, agent, core, upload } = installation.addresses;
  const addresses = { base_url: base, agent_url: agent, core_url: core, upload_url: upload };
  connected = { installation, clients: connect(addresses, { send }) };
}

/** The clients of the services. */
export const services = (): Clients => required().clients;

export const installation = (): InstallationView => required().installation;

function required(): ConnectedServices {
  if (!connected) throw new Error('the installation was not read yet');
  return connected;
}
