import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, freePort, launch, LOOPBACK, MachineError, type LocalServer } from '@reelsheet/native-servers';

/** Scrape targets: the name of a job and the addresses of its metrics. */
export type Targets = Readonly<Record<string, string>>;

export interface Rule {
  readonly name: string;
  readonly type: 'recording' | 'alerting';
  /** The query in the syntax of Prometheus. */
  readonly query: string;
  readonly state?: 'inactive' | 'pending' | 'firing';
  readonly alerts?: readonly { readonly state: string; readonly labels: Readonly<Record<string, string>> }[];
}

const EVERY = '2s';

/** Returns the sum of a counter over its series with this label, in the processes at these origins. */
export async function sumOfCounter(origins: readonly string[], name: string, label: string): Promise<number> {
  const pages = await Promise.all(origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()));
  const series = new RegExp(`^${name}\\{(?:.*,)?${label}[,}].* (\\S+)$`, 'gm');
  return pages
    .flatMap((page) => Array.from(page.matchAll(series), ([, count]) => Number(count)))
    .reduce((sum, count) => sum + count, 0);
}

/** A Prometheus server for the trial with the given alert rules. */
export class Prometheus {
  private constructor(private readonly server: LocalServer) {}

  static async start(dir: string, targets: Targets, ruleFiles: readonly string[]): Promise<Prometheus> {
    const file = findProgram('prometheus');
    if (!file) throw new MachineError('prometheus is missing: install the package prometheus');
    mkdirSync(dir, { recursive: true });
    const config = join(dir, 'prometheus.yml');
    const scraped = Object.entries(targets).map(([job_name, origin]) => ({
      job_name,
      static_configs: [{ targets: [new URL(origin).host] }],
    }));
    // JSON is valid YAML.
    writeFileSync(
      config,
      JSON.stringify({
        global: { scrape_interval: EVERY, scrape_timeout: EVERY, evaluation_interval: EVERY },
        rule_files: ruleFiles,
        scrape_configs: scraped,
      }),
    );
    const port = await freePort();
    const url = `http://${LOOPBACK}:${port}`;
    const args = [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      `--web.listen-address=${LOOPBACK}:${port}`,
      '--log.level=error',
    ];
    const isReady = async () => (await fetch(`${url}/-/ready`).catch(() => undefined))?.ok === true;
    return new Prometheus(await launch({ url, port, command: { file, args }, isReady, stopSignal: 'SIGTERM' }));
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** Returns the present numeric values of the query; other values are ignored. */
  async numbers(query: string): Promise<number[]> {
    const { result } = await this.get<{ result: { value: [number, string] }[] }>(`query`, { query });
    return result.map(({ value }) => Number(value[1])).filter(Number.isFinite);
  }

  async rules(): Promise<Rule[]> {
    const { groups } = await this.get<{ groups: { rules: Rule[] }[] }>('rules');
    return groups.flatMap(({ rules }) => rules);
  }

  private async get<T>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T> {
    const answer = await fetch(`${this.server.url}/api/v1/${path}?${new URLSearchParams(query)}`);
    const { status, data, error } = (await answer.json()) as { status: string; data: T; error?: string };
    if (status !== 'success') throw new Error(`${path} ${JSON.stringify(query)}: ${error}`);
    return data;
  }
}
