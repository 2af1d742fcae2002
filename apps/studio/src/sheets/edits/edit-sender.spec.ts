import { describe, expect, it } from '@jest/globals';
import { SheetUnderTest } from '../testing/sheet-under-test.js';

describe('sending edits', () => {
  it('shows an edit at once and sends edits in their order', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.type(1, 'x');
    sheet.type(2, 'y');
    sheet.type(1, 'z');
    expect(sheet.values).toEqual(['z', 'y']);
    await sheet.settled();
    expect(sheet.server.requests).toEqual(['read', 'write 1=x', 'write 2=y', 'write 1=z']);
    expect(sheet.sender.edits.get()).toEqual([]);
  });

  it('sends what waits when the connection is back, and nothing twice', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.server.isReachable = false;
    sheet.type(1, 'x');
    sheet.type(2, 'y');
    await Promise.resolve();
    sheet.server.isReachable = true;
    await sheet.settled();
    expect(sheet.server.cells).toEqual(['x', 'y']);
    expect(sheet.server.version).toBe(3);
  });

  it('takes over edits of a closed tab', async () => {
    const cell = { cellId: 1, rowId: 101, columnId: 1, before: 'a', value: 'typed before' };
    const sheet = await SheetUnderTest.open(['a'], {
      edits: [{ key: '1', label: 'edit', cells: [cell] }],
      conflicts: [],
    });
    await sheet.settled();
    expect(sheet.values).toEqual(['typed before']);
    expect(sheet.server.cells).toEqual(['typed before']);
  });

  it('continues over changes of other cells', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.server.write([[2, 'theirs']]);
    sheet.type(1, 'mine');
    await sheet.settled();
    expect(sheet.values).toEqual(['mine', 'theirs']);
    expect(sheet.sender.conflicts.get()).toEqual([]);
  });
});

describe('a cell that two people change', () => {
  const clash = async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.server.write([[1, 'theirs']]);
    sheet.type(1, 'mine');
    await sheet.settled();
    return sheet;
  };

  it('shows the value of the server and keeps both for the person', async () => {
    const sheet = await clash();
    expect(sheet.values).toEqual(['theirs', 'b']);
    expect(sheet.server.cells).toEqual(['theirs', 'b']);
    expect(sheet.sender.conflicts.get()).toMatchObject([{ cellId: 1, value: 'mine', theirs: 'theirs' }]);
  });

  it.each([
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const)('is %s when the person chooses so', async (choice, value) => {
    const sheet = await clash();
    sheet.sender.resolve(sheet.sender.conflicts.get()[0]!, choice);
    await sheet.settled();
    expect(sheet.server.cells[0]).toBe(value);
    expect(sheet.values[0]).toBe(value);
    expect(sheet.sender.conflicts.get()).toEqual([]);
  });

  it('shows what the other person has written since', async () => {
    const sheet = await clash();
    sheet.server.write([[1, 'theirs, corrected']]);
    await sheet.loop.run(() => sheet.reading.readChanges());
    expect(sheet.sender.conflicts.get()).toMatchObject([{ cellId: 1, value: 'mine', theirs: 'theirs, corrected' }]);
  });

  it('ends when the person types another value', async () => {
    const sheet = await clash();
    sheet.type(1, 'both');
    await sheet.settled();
    expect(sheet.server.cells[0]).toBe('both');
    expect(sheet.sender.conflicts.get()).toEqual([]);
  });

  it('sends the other cells of a paste', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.server.write([[1, 'theirs']]);
    sheet.undoing.edit('paste', [sheet.change(1, 'mine'), sheet.change(2, 'pasted')]);
    await sheet.settled();
    expect(sheet.server.cells).toEqual(['theirs', 'pasted']);
  });
});

describe('an edit that the server rejects', () => {
  it('is taken back and listed with its text and the reason', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.server.rejection = 'too long';
    sheet.type(1, 'mine');
    sheet.type(2, 'other');
    await sheet.settled();
    expect(sheet.values).toEqual(['a', 'other']);
    expect(sheet.sender.rejected.get()).toMatchObject([{ reason: 'too long', edit: { cells: [{ value: 'mine' }] } }]);
  });

  it('loses only the cells that were deleted', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.server.delete(2);
    sheet.undoing.edit('paste', [sheet.change(1, 'x'), sheet.change(2, 'y')]);
    await sheet.settled();
    expect(sheet.server.cells).toEqual(['x']);
    expect(sheet.sender.rejected.get()).toMatchObject([{ edit: { cells: [{ value: 'y' }] } }]);
  });
});
