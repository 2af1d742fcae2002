import { expect, it } from '@jest/globals';
import { allContracts, SERVICES } from '../index.js';
import { expectationsOf } from './index.js';

/** Messages that travel to nobody yet. */
const WITHOUT_CONSUMER: string[] = [];

const stated = SERVICES.flatMap(expectationsOf);
const reported = new Set(stated.map(({ consumer, contract }) => `${consumer} hears ${contract.subject}`));
const requested = new Set(stated.map(({ contract }) => contract.subject as string));

it('has a statement for each event by each of its consumers, and for each question', () => {
  const missing = allContracts().flatMap((contract) => {
    if (contract.kind === 'event')
      return contract.consumers
        .map((consumer) => `${consumer} hears ${contract.subject}`)
        .filter((pair) => !reported.has(pair));
    return requested.has(contract.subject) ? [] : [`somebody asks ${contract.subject}`];
  });
  expect(missing).toEqual(WITHOUT_CONSUMER);
});

it('has expectations on an event only from consumers whose acknowledgement its owner waits for', () => {
  const deaf = stated.filter(
    ({ contract, consumer }) => contract.kind === 'event' && !contract.consumers.includes(consumer),
  );
  expect(deaf).toEqual([]);
});
