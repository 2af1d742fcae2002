import { allContracts, type MessageContract } from '@reelsheet/contracts';
import { asJson, type Artifact } from './artifact.js';

/** Generates `libs/contracts/schemas/<subject>.json`, the JSON Schema of each message. */
export function contractSnapshots(): Artifact[] {
  return allContracts().map((contract) => ({
    path: `libs/contracts/schemas/${contract.subject}.json`,
    content: asJson(snapshotOf(contract)),
  }));
}

function snapshotOf(contract: MessageContract): object {
  const { kind, subject } = contract;
  if (contract.kind === 'rpc') return { kind, subject, request: contract.request, reply: contract.reply };
  return {
    kind,
    subject,
    ...(contract.kind === 'event' ? { consumers: contract.consumers } : {}),
    payload: contract.payload,
  };
}
