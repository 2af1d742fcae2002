import { describe, expect, it } from '@jest/globals';
import { SheetUnderTest } from '../testing/sheet-under-test.js';

describe('undoing', () => {
  it('undoes edits from the last on, and does them again', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.type(1, 'x');
    sheet.type(2, 'y');
    await sheet.settled();
    await sheet.undoing.undo();
    expect(sheet.server.cells).toEqual(['x', 'b']);
    await sheet.undoing.undo();
    expect(sheet.server.cells).toEqual(['a', 'b']);
    await sheet.undoing.redo();
    await sheet.undoing.redo();
    expect(sheet.server.cells).toEqual(['x', 'y']);
    expect(sheet.values).toEqual(['x', 'y']);
    await sheet.undoing.undo();
    expect(sheet.server.cells).toEqual(['x', 'b']);
  });

  it('changes cells on screen before the server has answered', async () => {
    const sheet = await SheetUnderTest.open(['a']);
    sheet.type(1, 'x');
    await sheet.settled();
    const undone = sheet.undoing.undo();
    expect(sheet.values).toEqual(['a']);
    await undone;
  });

  it('withdraws an edit that was not sent, and sends it when it is done again', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.server.isReachable = false;
    sheet.type(1, 'x');
    sheet.type(2, 'y');
    await sheet.undoing.undo();
    sheet.server.isReachable = true;
    await sheet.settled();
    expect(sheet.server.cells).toEqual(['x', 'b']);
    await sheet.undoing.redo();
    await sheet.settled();
    expect(sheet.server.cells).toEqual(['x', 'y']);
  });

  it('undoes added rows and their values together', async () => {
    const sheet = await SheetUnderTest.open(['a']);
    const version = sheet.server.write([[1, 'added']]);
    await sheet.loop.run(() => sheet.reading.readChanges());
    sheet.undoing.edit('paste', [sheet.change(1, 'pasted')], [version]);
    await sheet.settled();
    await sheet.undoing.undo();
    expect(sheet.server.requests.filter((request) => request.startsWith('undo'))).toEqual(['undo 3', 'undo 2']);
    expect(sheet.values).toEqual(['a']);
  });

  it('passes over an edit that lost against the value of somebody else', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.type(2, 'y');
    await sheet.settled();
    sheet.server.write([[1, 'theirs']]);
    sheet.type(1, 'mine');
    await sheet.settled();
    await sheet.undoing.undo();
    expect(sheet.server.cells).toEqual(['theirs', 'b']);
  });

  it('undoes an earlier step alone, once', async () => {
    const sheet = await SheetUnderTest.open(['a', 'b']);
    sheet.type(1, 'x');
    const [first] = sheet.undoing.history.get().undo;
    sheet.type(2, 'y');
    await sheet.settled();
    await sheet.undoing.undo(first);
    await sheet.undoing.undo(first);
    expect(sheet.server.cells).toEqual(['a', 'y']);
    expect(sheet.values).toEqual(['a', 'y']);
  });

  it('reports an undo that the server rejects and shows the values again', async () => {
    const sheet = await SheetUnderTest.open(['a']);
    sheet.undoing.note({ label: 'delete', versions: [99], cells: [] });
    await sheet.undoing.undo();
    expect(sheet.errors).toMatchObject([{ message: 'unknown version' }]);
    expect(sheet.undoing.history.get()).toEqual({ undo: [], redo: [] });
  });
});
