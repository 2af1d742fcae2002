import { Controller, Inject, type Type } from '@nestjs/common';
import { allContracts, testEvent, type Service } from '@reelsheet/contracts';
import { Consumes, ConsumesTogether } from '@reelsheet/platform-messaging';
import { Type as Shape } from 'typebox';

/** An event of upload that only tests know and upload itself consumes. */
export const blobAttempted = testEvent(
  'evt.upload.blob.tried.v1',
  ['upload'],
  Shape.Object({ blob_id: Shape.Integer({ minimum: 1 }) }),
);

/** Like {@link blobAttempted}; its handler receives those of one shelf together. */
export const blobShelved = testEvent(
  'evt.upload.blob.shelved.v1',
  ['upload'],
  Shape.Object({ blob_id: Shape.Integer({ minimum: 1 }), shelf: Shape.String() }),
);

/** Handles a message in a test service, or a list of messages. */
export type Handle = (subject: string, payload: unknown) => Promise<void>;

/** Events of a kind that one trial service handles at a time. */
export const CONCURRENCY = 4;

export const HANDLE = Symbol('handle');

/** Hands every event of a service to one function. */
export function handlersFor(service: Service): Type {
  @Controller()
  class TrialHandlers {
    constructor(@Inject(HANDLE) readonly handle: Handle) {}
  }
  for (const contract of allContracts()) {
    if (contract.kind === 'rpc' || !contract.consumers.includes(service)) continue;
    const { subject } = contract;
    const action = subject.replaceAll('.', '_');
    const method = {
      value: function (this: TrialHandlers, payload: unknown) {
        return this.handle(subject, payload);
      },
    };
    const consumes =
      contract.subject === blobShelved.subject
        ? ConsumesTogether(blobShelved, ({ shelf }) => shelf, CONCURRENCY)
        : Consumes(contract, CONCURRENCY);
    consumes(TrialHandlers.prototype, action, method);
    Object.defineProperty(TrialHandlers.prototype, action, method);
  }
  return TrialHandlers;
}
