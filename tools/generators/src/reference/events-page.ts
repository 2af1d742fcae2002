import { ownerOf } from '@reelsheet/contracts';
import type { Artifact } from '../artifact.js';
import { code, referencePage, table } from './generated-page.js';
import type { DocumentedMessage } from './messages.js';

/** Generates `docs/reference/events.md`: every event and request between services. */
export function eventsPage(messages: readonly DocumentedMessage[]): Artifact {
  const events = messages.filter(({ contract }) => contract.kind === 'event');
  const requests = messages.filter(({ contract }) => contract.kind === 'rpc');
  return referencePage(
    'events',
    'Events and requests between services',
    'The last segment of a subject is its version. The JSON Schema of each message is in `libs/contracts/schemas`.',
    [
      '## Events',
      '',
      ...table(
        ['Subject', 'Sent by', 'Received by', 'Payload', 'Meaning'],
        events.map((event) => [code(event.contract.subject), ...eventCells(event), event.meaning || '–']),
      ),
      '',
      '## Requests',
      '',
      ...table(
        ['Subject', 'Answered by', 'Timeout', 'Request', 'Reply', 'Meaning'],
        requests.map((request) => [code(request.contract.subject), ...requestCells(request), request.meaning || '–']),
      ),
    ],
  );
}

function eventCells({ contract }: DocumentedMessage): string[] {
  if (contract.kind !== 'event') return [];
  const received = contract.consumers.join(', ') || 'webhooks and other listeners of base only';
  return [ownerOf(contract.subject), received, fieldsOf(contract.payload)];
}

function requestCells({ contract }: DocumentedMessage): string[] {
  if (contract.kind !== 'rpc') return [];
  const seconds = `${contract.withinMs / 1_000} s`;
  return [ownerOf(contract.subject), seconds, fieldsOf(contract.request), fieldsOf(contract.reply)];
}

/** Names the fields of an object schema; `?` marks optional ones. */
function fieldsOf(schema: unknown): string {
  const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] };
  const names = Object.keys(properties).map((name) => code(required.includes(name) ? name : `${name}?`));
  return names.join(', ') || '–';
}
