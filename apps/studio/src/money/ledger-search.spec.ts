import { expect, it } from '@jest/globals';
import { ledgerSearch, queryOf, searchOfQuery } from './ledger-search.js';

it('a query of the spending becomes the same query of the ledger', () => {
  const query = 'kind=capture&from=2026-11-01&to=2026-11-26&time_zone=Europe%2FBerlin&group_by=agent&group=12';
  expect(queryOf(searchOfQuery(query, 'Calm Mornings'))).toEqual({
    ...{ page: 1, kind: 'capture', from: '2026-11-01', to: '2026-11-26' },
    ...{ time_zone: 'Europe/Berlin', group_by: 'agent', group: '12' },
  });
});

it('the row of all others leaves out the groups that are listed', () => {
  const query = 'kind=capture&from=2026-11-01&to=2026-11-26&time_zone=UTC&group_by=model&except%5B%5D=a&except%5B%5D=b';
  expect(queryOf(searchOfQuery(query))).toMatchObject({ group_by: 'model', except: ['a', 'b'] });
});

it('an address keeps ids as text and leaves out what it does not know', () => {
  expect(ledgerSearch({ by: 'agent', group: 12, page: 3, kind: 'theft' })).toEqual({
    by: 'agent',
    group: '12',
    page: 3,
  });
  expect(ledgerSearch({ group: '12', except: ['a'], page: 1 })).toEqual({});
});
