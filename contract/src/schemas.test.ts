/** Tests of request schemas: size limits, text rules, allowed choices and the forms in which a recipe may be sent. */
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { newPassword } from './auth.ts';
import { mealPlanBody } from './chat.ts';
import { feedbackBody } from './feedback.ts';
import { checkBody, measureBody } from './kitchen-endpoints.ts';
import {
  MAX_FEEDBACK_LENGTH,
  MAX_KITCHEN_LINES,
  MAX_LINE_LENGTH,
  MAX_LIST_LINES,
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGES,
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
} from './limits.ts';
import { recipeInput } from './recipe.ts';
import { shareBody } from './share.ts';
import { boundedText, emailAddress, nonEmptyText, singleLineText } from './text-schemas.ts';
import { profileChange, settingsChange } from './user.ts';

const long = (length: number) => 'x'.repeat(length);
const many = (count: number, line = 'salt') => Array.from({ length: count }, () => line);
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const user = (content: string) => ({ role: 'user', content });

describe('text', () => {
  it('is bounded, well-formed and free of NUL', () => {
    expect(accepts(boundedText(3), 'abc')).toBe(true);
    expect(accepts(boundedText(3), 'abcd')).toBe(false);
    expect(accepts(boundedText(9), 'a\u0000b')).toBe(false);
    expect(accepts(boundedText(9), 'a\ud800b')).toBe(false);
    expect(accepts(boundedText(9), '👩‍🍳')).toBe(true);
  });

  it('says something where it must, and holds one line where it must', () => {
    expect(accepts(nonEmptyText(9), ' \n ')).toBe(false);
    expect(accepts(singleLineText(9), 'a\nb')).toBe(false);
    expect(accepts(singleLineText(9), 'a\rb')).toBe(false);
  });

  it('reads addresses without their outer space and case', () => {
    expect(emailAddress.parse('  Ann@Example.ORG ')).toBe('ann@example.org');
    expect(accepts(emailAddress, 'ann@example.org\r\nbcc: all@example.org')).toBe(false);
    expect(accepts(emailAddress, 'ann')).toBe(false);
  });
});

describe('sizes', () => {
  it.each([
    ['a message', mealPlanBody, (n: number) => ({ messages: [user(long(n))] }), MAX_MESSAGE_LENGTH],
    [
      'a conversation',
      mealPlanBody,
      (n: number) => ({ messages: many(n).map(user) }),
      MAX_MESSAGES,
    ],
    [
      'feedback',
      feedbackBody,
      (n: number) => ({ message: long(n), category: 'General Comment' }),
      MAX_FEEDBACK_LENGTH,
    ],
    ['a name', recipeInput, (n: number) => ({ recipeName: long(n) }), MAX_NAME_LENGTH],
    ['a list', recipeInput, (n: number) => ({ recipeName: 'x', tips: many(n) }), MAX_LIST_LINES],
    [
      'a line',
      recipeInput,
      (n: number) => ({ recipeName: 'x', ingredients: [long(n)] }),
      MAX_LINE_LENGTH,
    ],
    ['a check', checkBody, (n: number) => ({ ingredients: many(n) }), MAX_KITCHEN_LINES],
    [
      'a check in two parts',
      checkBody,
      (n: number) => ({ ingredients: many(n - 10), instructions: many(10) }),
      MAX_KITCHEN_LINES,
    ],
    [
      'a measuring',
      measureBody,
      (n: number) => ({ ingredients: many(n), units: 'Imperial' }),
      MAX_KITCHEN_LINES,
    ],
    ['a password', newPassword, long, MAX_PASSWORD_LENGTH],
  ])('%s', (_name, schema, make, most) => {
    expect(accepts(schema, make(most))).toBe(true);
    expect(accepts(schema, make(most + 1))).toBe(false);
  });
});

describe('choices', () => {
  it('are those of the spec and nothing else', () => {
    expect(accepts(settingsChange, { measurementUnits: 'metric' })).toBe(false);
    expect(accepts(settingsChange, { language: 'de' })).toBe(false);
    expect(accepts(checkBody, { ingredients: [], allergies: ['nuts'] })).toBe(false);
    expect(accepts(feedbackBody, { message: 'x', category: 'Praise' })).toBe(false);
    expect(accepts(measureBody, { ingredients: [], units: 'Imperial', factor: 0 })).toBe(false);
  });

  it('keep "None" only where nothing else is chosen', () => {
    const tidy = (foodAllergies: string[]) => settingsChange.parse({ foodAllergies }).foodAllergies;
    expect(tidy([])).toEqual(['None']);
    expect(tidy(['None', 'milk', 'milk'])).toEqual(['milk']);
  });

  it('know how many days a month has', () => {
    const born = (month: number, day: number) => ({ birthday: { month, day } });
    expect(accepts(profileChange, born(2, 28))).toBe(true);
    expect(accepts(profileChange, born(2, 29))).toBe(false);
    expect(accepts(profileChange, { birthday: null })).toBe(true);
  });
});

describe('a recipe that is sent', () => {
  it('may have its steps as one text and nothing but a name', () => {
    expect(recipeInput.parse({ recipeName: 'Dal', instructions: 'Cook.', tips: 'Stir.' })).toEqual({
      recipeName: 'Dal',
      introduction: '',
      ingredients: [],
      instructions: 'Cook.',
      tips: ['Stir.'],
      friendly_closing: '',
    });
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/x.png',
    'http://x.example/a.png',
    'data:text/html,x',
  ])('has no picture at %s', (imageUrl) => {
    expect(accepts(recipeInput, { recipeName: 'Dal', imageUrl })).toBe(false);
  });

  it('may be shared bare or wrapped', () => {
    expect(accepts(shareBody, { recipeName: 'Dal' })).toBe(true);
    expect(accepts(shareBody, { recipe: { recipeName: 'Dal' } })).toBe(true);
    expect(accepts(shareBody, { recipe: { recipeName: '' } })).toBe(false);
  });
});
