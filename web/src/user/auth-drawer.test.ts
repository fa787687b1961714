/** Tests that the account drawer opens in the right mode, whatever argument its opener is given. */
import { expect, test } from 'vitest';
import { closeAuthDrawer, openAuthDrawer, useAuthDrawer } from './auth-drawer.ts';

test.each([
  [undefined, 'signIn'],
  [false, 'signIn'],
  [{ type: 'click' }, 'signIn'],
  ['signUp', 'signUp'],
])('given %j it opens', (argument, mode) => {
  closeAuthDrawer();
  openAuthDrawer(argument);
  expect(useAuthDrawer.getState()).toEqual({ open: true, mode });
});
