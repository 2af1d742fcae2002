import { startNats, type LocalServer } from '@reelsheet/native-servers';
import type { Trial, TrialRun } from '../trial.js';
import { pictureFor, type Amounts } from './load.js';
import type { Loss } from './postgres-pair.js';
import { runRound, type Round } from './rounds.js';

interface Size extends Amounts {
  readonly rounds: number;
}

export const failover: Trial = {
  shows: 'the primary killed or silent under load, its standby promoted: nothing accepted is lost or made twice',
  async run(trial) {
    const { rounds, ...amounts } = trial.size<Size>({
      small: { rounds: 2, texts: 30, renders: 4, posts: 12, uploads: 4 },
      full: { rounds: 5, texts: 100, renders: 20, posts: 50, uploads: 10 },
    });
    const picture = await pictureFor(trial);
    for (let index = 1; index <= rounds; index += 1) {
      const loss = index % 2 === 1 ? 'killed' : 'silent';
      await losePrimary(trial, { amounts, name: `${trial.seed}-${index}`, picture }, loss);
    }
  },
};

type Plan = Pick<Round<LocalServer>, 'amounts' | 'name' | 'picture'>;

async function losePrimary(trial: TrialRun, plan: Plan, loss: Loss): Promise<void> {
  await runRound<LocalServer>(trial, {
    ...plan,
    installation: 'failover',
    startBus: (options) => startNats({ ...options, port: 0 }),
    lose: ({ pair }) => `${pair.losePrimary(loss)} processes of the primary were ${loss}`,
    resume: ({ pair }) => loss === 'silent' && pair.endSilence(),
  });
}
