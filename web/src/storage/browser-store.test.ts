/** Tests reading and writing browser storage, also when it is blocked, full or corrupt, and changes in other tabs. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  KEYS,
  onOtherTabChange,
  readJson,
  readText,
  removeKey,
  writeJson,
  writeText,
} from './browser-store.ts';

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('what is written is read, in either area', () => {
  expect(writeText(KEYS.lastActive, '5')).toBe(true);
  expect(writeText(KEYS.accessToken, 'short', 'session')).toBe(true);
  expect(readText(KEYS.lastActive)).toBe('5');
  expect(readText(KEYS.accessToken)).toBeNull();
  expect(readText(KEYS.accessToken, 'session')).toBe('short');
  removeKey(KEYS.lastActive);
  expect(readText(KEYS.lastActive)).toBeNull();
});

test('JSON goes there and back; nothing stored is undefined', () => {
  expect(readJson(KEYS.savedRecipes)).toBeUndefined();
  writeJson(KEYS.savedRecipes, ['a', 'b']);
  expect(readJson(KEYS.savedRecipes)).toEqual(['a', 'b']);
  expect(warned).not.toHaveBeenCalled();
});

test('corrupt JSON is logged and undefined', () => {
  writeText(KEYS.messages, '[{"sender":"You"');
  expect(readJson(KEYS.messages)).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});

test('a full store answers false and keeps what it had', () => {
  writeText(KEYS.messages, 'before');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeJson(KEYS.messages, { long: 'text' })).toBe(false);
  expect(readText(KEYS.messages)).toBe('before');
  expect(warned).toHaveBeenCalledOnce();
});

describe('where storage is blocked altogether', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  });

  test('reading, writing and removing go on', () => {
    expect(readText(KEYS.preferences)).toBeNull();
    expect(readJson(KEYS.preferences)).toBeUndefined();
    expect(writeText(KEYS.preferences, '{}')).toBe(false);
    expect(() => removeKey(KEYS.preferences)).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(4);
  });
});

test('changes in another tab are reported by key, and when everything is cleared', () => {
  const changed = vi.fn();
  const stop = onOtherTabChange(KEYS.preferences, changed);
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.preferences }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEYS.messages }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledTimes(2);
});
