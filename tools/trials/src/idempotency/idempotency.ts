import { SERVICES } from '@reelsheet/contracts';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { documentAt, operationsOf, type Document } from '../fuzz/drawn-requests.js';
import { ledgerErrorsOf } from '../support/database.js';
import { newTenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { KeyedPosts, type Findings, type KeyedPost } from './keyed-posts.js';
import { WRITTEN_ROUTES } from './keyed-requests.js';

/** Operations that create records whose ids keyed requests name. */
const CREATING = ['POST', 'PUT', 'GET'];
/** Operations that are not called to learn ids, because they end the credentials of the tenant. */
const ENDING = /sign_out|revoke_all/;

interface StoringOperation {
  readonly 'x-idempotency'?: { readonly answer: string };
  readonly 'x-alias-of'?: string;
}

/** Sends each `POST` twice at once, and again after a SIGKILL between its effect and its answer. */
export const idempotency: Trial = {
  shows: 'a POST with an Idempotency-Key, twice at once and again after SIGKILL between effect and answer: one effect',
  async run(trial) {
    const { routes } = trial.size({ small: { routes: 1 }, full: { routes: Infinity } });
    const goal = trial.size({ small: { twice: 3, killed: 3 }, full: { twice: 38, killed: 38 } });
    const fleet = await trial.fleet();
    const findings: Findings = { effects: [], repetitions: [], outcomes: [] };
    const done = { twice: 0, killed: 0 };
    for (const service of SERVICES) {
      const document = await documentAt(fleet.originOf(service));
      const stored = storingPosts(document);
      const tenant = await newTenant(fleet.file);
      const posts = new KeyedPosts(trial, fleet, service, document, tenant, findings);
      const isWritten = (post: KeyedPost) => WRITTEN_ROUTES.includes(posts.nameOf(post));
      const attempted = trial.isFull ? stored : trial.shuffle(stored.filter(isWritten)).slice(0, routes);
      if (trial.isFull) await posts.learn(operationsOf(document).filter(isCreating));
      const left: string[] = [];
      for (const post of trial.shuffle(attempted)) {
        const [isDone, wasKilled] = [await posts.twice(post), await posts.killed(post)];
        done.twice += Number(isDone);
        done.killed += Number(wasKilled);
        if (!isDone || !wasKilled) left.push(posts.nameOf(post));
      }
      noteCoverage(trial, service, stored.length, attempted.length, left);
    }
    await report(trial, fleet, findings);
    trial.figure('routes that were carried out twice at once', done.twice, { atLeast: goal.twice });
    trial.figure('routes that were killed between effect and answer', done.killed, { atLeast: goal.killed });
  },
};

function noteCoverage(trial: TrialRun, service: string, stored: number, attempted: number, left: string[]): void {
  trial.note(`${service}: ${attempted} of ${stored} routes were attempted`);
  if (left.length > 0) trial.note(`  no drawn request was carried out, or was killed, of ${left.join(', ')}`);
}

async function report(trial: TrialRun, fleet: OwnFleet, { effects, repetitions, outcomes }: Findings): Promise<void> {
  trial.none('tables with more than one effect', effects);
  trial.none('repetitions without the first answer', repetitions);
  trial.none('wrong outcomes after SIGKILL', outcomes);
  trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
}

/** Returns the `POST`s that store their answer, without second addresses of the same handler. */
function storingPosts(document: Document): KeyedPost[] {
  return operationsOf(document).flatMap((named) => {
    const operation = named.operation as StoringOperation;
    const answer = operation['x-idempotency']?.answer;
    return answer && answer !== 'none' && !operation['x-alias-of'] ? [{ named, answer }] : [];
  });
}

const isCreating = ({ name, method }: { name: string; method: string }) =>
  CREATING.includes(method) && !ENDING.test(name);
