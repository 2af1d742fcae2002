import { expect, it } from '@jest/globals';
import { twinOf } from './python-twins.js';

it.each([
  ['async def read(self) -> str:', 'def read(self) -> str:'],
  ['    return await self._read(1)', '    return self._read(1)'],
  [
    'from collections.abc import AsyncGenerator, Awaitable, Callable',
    'from collections.abc import Generator, Callable',
  ],
  ['Callable[[], Awaitable[tuple[Any, Mapping[str, str]]]]', 'Callable[[], tuple[Any, Mapping[str, str]]]'],
  [
    'def pages(self) -> AsyncGenerator[list[Page], None] | None:',
    'def pages(self) -> Generator[list[Page], None, None] | None:',
  ],
  ['class AsyncPages: async def __aiter__(self)', 'class Pages: def __iter__(self)'],
  ['async with aclosing(aiter(events)) as stream:', 'with closing(iter(events)) as stream:'],
  ['from .._runtime import asynchronous as runtime', 'from .._runtime import synchronous as runtime'],
  ['from .._generated.async_agent_things import Things', 'from .._generated.sync_agent_things import Things'],
  ['await response.aread(); await response.aclose()', 'response.read(); response.close()'],
])('makes of %j code that waits', (from, to) => {
  expect(twinOf('pages.py', from)).toBe(`# Generated from _async/pages.py (\`npm run generate\`).\n${to}`);
});
