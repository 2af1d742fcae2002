import { INGREDIENT_LIMITS } from '../../ideas/idea-limits.js';

/** A further text of a video, as a model gives it. */
export interface Ingredient {
  readonly name: string;
  readonly text: string;
}

/** JSON Schema of the ingredients of an idea. */
export const INGREDIENTS = {
  type: 'array',
  maxItems: INGREDIENT_LIMITS.count,
  items: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: INGREDIENT_LIMITS.name },
      text: { type: 'string', minLength: 1, maxLength: INGREDIENT_LIMITS.text },
    },
    required: ['name', 'text'],
    additionalProperties: false,
  },
} as const;

/** Returns the texts by their names, as an idea stores them. */
export const toIngredients = (ingredients: readonly Ingredient[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ingredients.map(({ name, text }) => [name, text]));
