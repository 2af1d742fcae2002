import { describe, expect, it } from '@jest/globals';
import { ModelCatalog } from '@reelsheet/model-catalog';
import type { TextRequest } from '@reelsheet/provider-text';
import { normalizeName } from '../../../sheets/prompts/prompt.js';
import type { TextVendors } from '../vendors/generation-vendors.js';
import type { GenerationAttempt, GenerationTarget } from './generation.kind.js';
import { readData } from './kinds.js';
import { PromptTexts } from './prompt-texts.js';
import type { TextInput } from './inputs/text-input.js';
import { TextKind } from './text.kind.js';

const words = new Map([
  [normalizeName('TOPIC'), 'the sea'],
  [normalizeName('EMPTY'), '  '],
]);
const requests: TextRequest[] = [];
const vendors = {
  of: () => ({
    complete: async (request: TextRequest) => {
      requests.push(request);
      request.onText?.('Half');
      return { text: 'Half of it', toolCalls: [], finishReason: 'stop', usage: { input: 1_000, output: 500 } };
    },
  }),
} as unknown as TextVendors;
const kind = new TextKind(ModelCatalog.read(), vendors, new PromptTexts(undefined as never));

const validate = async (data: object, target: GenerationTarget = { attributes: {} }): Promise<TextInput> =>
  kind.validate({ data: readData(kind, data), target, words, agentId: 1 });

describe('TextKind', () => {
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
  ])('accepts %j', async (data, input) => expect(await validate(data)).toMatchObject(input));

  it("uses the cell's model when it is a text model", async () => {
    expect(await validate({ prompt: 'x' }, { attributes: { model: 'textmodel_a' } })).toMatchObject({
      model: 'textmodel_a',
    });
    expect(await validate({ prompt: 'x' }, { attributes: { model: 'imgalpha' } })).toMatchObject({
      model: 'textmodel_b',
    });
  });

  it.each<[data: object, field: string]>([
    [{}, 'data.prompt'],
    [{ prompt: '' }, 'data.prompt'],
    [{ prompt: ' \t\n' }, 'data.prompt'],
    [{ prompt: '{{EMPTY}}' }, 'data.prompt'],
    [{ prompt_var: 'empty' }, 'data.prompt_var'],
    [{ prompt_var: 'unknown' }, 'data.prompt_var'],
    [{ prompt: 'x {{unknown}}' }, 'data.prompt'],
    [{ prompt: 7 }, 'data.prompt'],
    [{ prompt: 'x', model: '' }, 'data.model'],
    [{ prompt: 'x', model: 'imgalpha' }, 'data.model'],
    [{ prompt: 'x', temperature: -0.1 }, 'data.temperature'],
    [{ prompt: 'x', temperature: 1.01 }, 'data.temperature'],
    [{ prompt: 'x', temperature: 'warm' }, 'data.temperature'],
    [{ prompt: 'x', max_length: 0 }, 'data.max_length'],
    [{ prompt: 'x', max_length: 1.5 }, 'data.max_length'],
    [{ prompt: 'x', max_length: 16_385 }, 'data.max_length'],
  ])('rejects %j and names %s', async (data, field) => {
    await expect(validate(data)).rejects.toMatchObject({
      status: 422,
      code: 'validation_error',
      message: expect.stringMatching(new RegExp(`^${field.replace('.', '\\.')} `)),
    });
  });

  it('sends the input to the vendor, reports partial text and charges the used tokens', async () => {
    const input = await validate({ prompt: 'About {{topic}}', temperature: 0.7, max_length: 50 });
    const shown: string[] = [];
    const context = { key: 'k', reportProgress: (soFar: string) => shown.push(soFar) };
    expect(await kind.run({ context, input } as unknown as GenerationAttempt<TextInput>)).toMatchObject({
      state: 'completed',
      result: 'Half of it',
      cost: 60_000,
    });
    expect(requests).toMatchObject([
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
