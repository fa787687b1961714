/** Opening the account drawer opens it, whatever it is given (spec 2.3). */
import { expect, test } from 'vitest';
import { closeDrawer, openDrawer, useDrawer } from './drawer.ts';

test.each([
  [undefined, 'signIn'],
  [false, 'signIn'],
  [{ type: 'click' }, 'signIn'],
  ['signUp', 'signUp'],
])('given %j it opens', (argument, mode) => {
  closeDrawer();
  openDrawer(argument);
  expect(useDrawer.getState()).toEqual({ open: true, mode });
});
