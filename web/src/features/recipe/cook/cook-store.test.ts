/** Tests what cook mode remembers: the step, the dish as it was shown, and nothing of what is malformed. */
import { afterEach, expect, test } from 'vitest';
import { KEYS } from '../../../storage/browser-store.ts';
import { goToStep, leaveCook, openCook, returnToStep, useCook } from './cook-store.ts';
import { startTimer, stopAllTimers, stopTimer, useTimers } from './timers.ts';

afterEach(() => {
  leaveCook();
  localStorage.clear();
});

const DAL = {
  recipeId: 'dal',
  recipeName: 'Dal',
  ingredients: ['200 g lentils'],
  instructions: ['Rinse.', 'Simmer for 20 minutes.'],
};
const getStep = () => useCook.getState().dish?.step;

test('the step is kept when cook mode is left, and begins anew after the end', () => {
  openCook(DAL);
  expect(getStep()).toBe(0);
  goToStep(1);
  leaveCook();
  expect(useCook.getState().dish).toBeNull();
  expect(localStorage.getItem(KEYS.cookMode)).toBeNull();
  openCook(DAL);
  expect(getStep()).toBe(1);
  goToStep(2);
  leaveCook();
  openCook(DAL);
  expect(getStep()).toBe(0);
});

test('a running timer leads back to its step, until it is stopped', () => {
  openCook(DAL);
  const from = { key: useCook.getState().dish?.key ?? '', step: 1 };
  startTimer({ id: 'simmer', name: 'Simmer', dish: 'Dal', from, seconds: 1200 });
  returnToStep({ ...from, key: 'another' });
  expect(getStep()).toBe(0);
  leaveCook();
  expect(useCook.getState()).toMatchObject({ dish: null, left: { name: 'Dal' } });
  // As after a reload.
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.cookMode }));
  expect(useCook.getState()).toMatchObject({ dish: null, left: { name: 'Dal' } });
  returnToStep(from);
  expect(getStep()).toBe(1);
  leaveCook();
  stopTimer('simmer');
  expect(useCook.getState()).toEqual({ dish: null, left: null });
  expect(localStorage.getItem(KEYS.cookMode)).toBeNull();
});

test('a timer that has rung is put away with the dish, and one that runs is not', () => {
  openCook(DAL);
  const from = { key: useCook.getState().dish?.key ?? '', step: 1 };
  startTimer({ id: 'rung', name: 'Toast', dish: 'Dal', from, seconds: 0 });
  startTimer({ id: 'runs', name: 'Simmer', dish: 'Dal', from, seconds: 1200 });
  startTimer({ id: 'elsewhere', name: 'Pasta', dish: '', seconds: 0 });
  leaveCook();
  expect(useTimers.getState().timers.map(({ id }) => id)).toEqual(['runs', 'elsewhere']);
  stopAllTimers();
  expect(useTimers.getState().timers).toEqual([]);
});

test('no step lies outside of the recipe', () => {
  openCook(DAL);
  goToStep(-1);
  goToStep(3);
  expect(getStep()).toBe(0);
  leaveCook();
  goToStep(1);
  expect(useCook.getState().dish).toBeNull();
});

test.each([
  ['null', null],
  ['"text"', null],
  ['{"key":"a","name":"A","steps":["x",3],"step":9}', { steps: ['x'], step: 0, ingredients: [] }],
])('what another tab has left as %s', (stored, expected) => {
  localStorage.setItem(KEYS.cookMode, stored);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.cookMode }));
  const { dish } = useCook.getState();
  if (expected === null) expect(dish).toBeNull();
  else expect(dish).toMatchObject(expected);
});
