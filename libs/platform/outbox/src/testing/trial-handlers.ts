import './trial-job.js';
import { Controller, Inject, type Type } from '@nestjs/common';
import { allContracts, ownerOf, type EventContract, type JobContract, type Service } from '@reelsheet/contracts';
import { Consumes, Performs } from '@reelsheet/platform-messaging';

/** What a trial service does with a message. */
export type Handle = (subject: string, payload: unknown) => Promise<void>;

export const HANDLE = Symbol('handle');

/** Hands every job and event of a service to one function. */
export function handlersFor(service: Service): Type {
  @Controller()
  class TrialHandlers {
    constructor(@Inject(HANDLE) readonly handle: Handle) {}
  }
  for (const contract of allContracts()) {
    if (contract.kind === 'rpc' || !isFor(service, contract)) continue;
    const { subject } = contract;
    const action = subject.replaceAll('.', '_');
    const method = {
      value: function (this: TrialHandlers, payload: unknown) {
        return this.handle(subject, payload);
      },
    };
    const decorate = contract.kind === 'job' ? Performs(contract, action) : Consumes(contract, action);
    decorate(TrialHandlers.prototype, action, method);
    Object.defineProperty(TrialHandlers.prototype, action, method);
  }
  return TrialHandlers;
}

function isFor(service: Service, contract: JobContract | EventContract): boolean {
  return contract.kind === 'job' ? ownerOf(contract.subject) === service : contract.consumers.includes(service);
}
