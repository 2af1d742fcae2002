import { describe, expect, it } from '@jest/globals';
import { ModelCatalog } from '@reelsheet/model-catalog';
import type { TextRequest } from '@reelsheet/provider-text';
import { normalizeName, resolvePrompt } from '../../../sheets/prompts/prompt.js';
import type { TextVendors } from '../vendors/generation-vendors.js';
import type { Target, Work } from './kind.js';
import { readData } from './kinds.js';
import { TextKind, type TextInput } from './text.kind.js';

const words = new Map([
  [normalizeName('TOPIC'), 'the sea'],
  [normalizeName('EMPTY'), '  '],
]);
const asked: TextRequest[] = [];
const vendors = {
  of: () => ({
    complete: async (request: TextRequest) => {
      asked.push(request);
      request.onText?.('Half');
      return { text: 'Half of it', toolCalls: [], finishReason: 'stop', usage: { input: 1_000, output: 500 } };
    },
  }),
} as unknown as TextVendors;
const kind = new TextKind(ModelCatalog.read(), vendors);

const read = async (data: object, target: Target = { attributes: {} }): Promise<TextInput> =>
  kind.read({
    data: readData(kind, data),
    target,
    resolve: async (field, text) => resolvePrompt(text, words, field),
    agentId: 1,
    voice: async () => undefined,
  });

describe('a text', () => {
  it.each<[data: object, input: object]>([
    [{ prompt: 'x' }, { prompt: 'x', model: 'textmodel_b', temperature: 0.2, maxTokens: 2_048 }],
    [{ prompt: 'x', model: 'textmodel_a' }, { model: 'textmodel_a' }],
    [{ prompt: 'x', temperature: 0 }, { temperature: 0 }],
    [{ prompt: 'x', temperature: 1 }, { temperature: 1 }],
    [{ prompt: 'x', max_length: 1 }, { maxTokens: 1 }],
    [{ prompt: 'x', max_length: 16_384 }, { maxTokens: 16_384 }],
    [{ prompt: 'About {{ Topic }}' }, { prompt: 'About the sea' }],
    [{ prompt_var: 'topic' }, { prompt: 'the sea' }],
    [{ prompt: 'x', prompt_var: 'TOPIC' }, { prompt: 'the sea' }],
  ])('takes %j', async (data, input) => expect(await read(data)).toMatchObject(input));

  it("goes by the model of the cell's card, where that is one for texts", async () => {
    expect(await read({ prompt: 'x' }, { attributes: { model: 'textmodel_a' } })).toMatchObject({
      model: 'textmodel_a',
    });
    expect(await read({ prompt: 'x' }, { attributes: { model: 'imgalpha' } })).toMatchObject({ model: 'textmodel_b' });
  });

  it.each<[data: object, field: string]>([
    [{}, 'data.prompt'],
    [{ prompt: '' }, 'data.prompt'],
    [{ prompt: ' \t\n' }, 'data.prompt'],
    [{ prompt: '{{EMPTY}}' }, 'data.prompt'],
    [{ prompt_var: 'empty' }, 'data.prompt_var'],
    [{ prompt_var: 'nobody' }, 'data.prompt_var'],
    [{ prompt: 'x {{nobody}}' }, 'data.prompt'],
    [{ prompt: 7 }, 'data.prompt'],
    [{ prompt: 'x', model: '' }, 'data.model'],
    [{ prompt: 'x', model: 'imgalpha' }, 'data.model'],
    [{ prompt: 'x', temperature: -0.1 }, 'data.temperature'],
    [{ prompt: 'x', temperature: 1.01 }, 'data.temperature'],
    [{ prompt: 'x', temperature: 'warm' }, 'data.temperature'],
    [{ prompt: 'x', max_length: 0 }, 'data.max_length'],
    [{ prompt: 'x', max_length: 1.5 }, 'data.max_length'],
    [{ prompt: 'x', max_length: 16_385 }, 'data.max_length'],
  ])('refuses %j, naming %s', async (data, field) => {
    await expect(read(data)).rejects.toMatchObject({
      status: 422,
      code: 'validation_error',
      message: expect.stringMatching(new RegExp(`^${field.replace('.', '\\.')} `)),
    });
  });

  it('asks its vendor for just that, shows what comes, and costs what was used', async () => {
    const input = await read({ prompt: 'About {{topic}}', temperature: 0.7, max_length: 50 });
    const shown: string[] = [];
    const work = { key: 'k', input, show: (soFar: string) => shown.push(soFar) } as unknown as Work<TextInput>;
    expect(await kind.run(work)).toMatchObject({ state: 'completed', result: 'Half of it', cost: 60_000 });
    expect(asked).toMatchObject([
      {
        vendorModel: 'gpt-4o-mini',
        messages: [{ role: 'user', content: 'About the sea' }],
        temperature: 0.7,
        maxTokens: 50,
        idempotencyKey: 'k',
      },
    ]);
    expect(shown).toEqual(['Half']);
  });
});
