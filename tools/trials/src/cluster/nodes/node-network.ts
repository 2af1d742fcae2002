import { Machine } from '../../machine/machine.js';
import { NODES, type NodeDescription } from './nodes.js';

const COMMAND_MS = 30_000;
const BRIDGE = 'nodes';
/** Name of the link in each node. */
const LINK = 'node0';
/** An address that nobody has: packets to Services need a route before their destination is replaced. */
const GATEWAY = '10.99.0.254';

/** The network of the nodes: a bridge in a machine of its own, with a port for each node. */
export class NodeNetwork {
  private constructor(private readonly machine: Machine) {}

  static async start(dir: string): Promise<NodeNetwork> {
    return new NodeNetwork(
      await Machine.start(
        dir,
        ['--net'],
        [
          ['ip', 'link', 'add', BRIDGE, 'type', 'bridge'],
          ['ip', 'link', 'set', BRIDGE, 'up'],
        ],
      ),
    );
  }

  /** Connects a node, and gives it the routes to the pods of the others. */
  async connect({ name, address }: NodeDescription, node: Machine): Promise<void> {
    const link = ['link', 'add', name, 'type', 'veth', 'peer', 'name', LINK, 'netns', node.pid];
    await this.ip(link);
    await this.ip(['link', 'set', name, 'master', BRIDGE, 'up']);
    const others = NODES.filter((each) => each.name !== name);
    for (const command of [
      ['link', 'set', LINK, 'up'],
      ['addr', 'add', `${address}/24`, 'dev', LINK],
      ['route', 'add', 'default', 'via', GATEWAY, 'dev', LINK],
      ...others.map((each) => ['route', 'add', each.pods, 'via', each.address, 'dev', LINK]),
    ])
      await node.run('ip', command, { timeoutMs: COMMAND_MS });
  }

  /** Cuts the link of a node, so that no packet leaves or reaches it any more. */
  async disconnect({ name }: NodeDescription): Promise<void> {
    await this.ip(['link', 'delete', name]);
  }

  stop(): Promise<void> {
    return this.machine.stop();
  }

  private ip(args: readonly string[]): Promise<string> {
    return this.machine.run('ip', args, { timeoutMs: COMMAND_MS });
  }
}
