/**
 * What specs import as `@jest/globals`. Modules live as long as the worker, while Jest creates these functions for each
 * spec file; therefore each use goes to those of the present file.
 */
let present = {};

export function setGlobals(globals) {
  present = globals;
}

const forwarded = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => present[name].apply(self, args),
    get: (_, key) => present[name][key],
    has: (_, key) => key in present[name],
  });

export const afterAll = forwarded('afterAll');
export const afterEach = forwarded('afterEach');
export const beforeAll = forwarded('beforeAll');
export const beforeEach = forwarded('beforeEach');
export const describe = forwarded('describe');
export const expect = forwarded('expect');
export const it = forwarded('it');
export const jest = forwarded('jest');
export const test = forwarded('test');
