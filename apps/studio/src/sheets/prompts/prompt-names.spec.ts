import { describe, expect, it } from '@jest/globals';
import { completed, namesIn, openNameAt, refersTo, suggestionsFor } from './prompt-names.js';

describe('names in prompts', () => {
  it('finds each name once, regardless of case, spaces and underscores', () => {
    expect(namesIn('{{Topic}} and {{ topic }} for {{BRAND_NAME}}, {{brand name}}')).toEqual(['Topic', 'BRAND_NAME']);
    expect(refersTo('about {{brand name}}', 'Brand_Name')).toBe(true);
    expect(refersTo('about {brand}', 'Brand')).toBe(false);
  });

  it('knows the name that is typed at the caret', () => {
    expect(openNameAt('about {{To', 10)).toEqual({ start: 8, typed: 'To' });
    expect(openNameAt('about {{', 8)).toEqual({ start: 8, typed: '' });
    expect(openNameAt('about {{Topic}} now', 18)).toBeUndefined();
    expect(openNameAt('about {', 7)).toBeUndefined();
    expect(openNameAt('{{', 1)).toBeUndefined();
  });

  it('suggests names that begin with what is typed before those that contain it', () => {
    expect(suggestionsFor('to', ['Photo', 'Tone', 'Topic', 'Hook'])).toEqual(['Tone', 'Topic', 'Photo']);
  });

  it('completes a name and uses closing braces that are there', () => {
    const open = { start: 8, typed: 'To' };
    expect(completed('about {{To', 10, open, 'Topic')).toEqual({ text: 'about {{Topic}}', caret: 15 });
    expect(completed('about {{To}} now', 10, open, 'Topic')).toEqual({ text: 'about {{Topic}} now', caret: 15 });
  });
});
