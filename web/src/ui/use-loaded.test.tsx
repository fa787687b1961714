/** Parts fetched when wanted; a failure is told and can be tried again. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useToasts } from './toast-store.ts';
import { useLoaded } from './use-loaded.ts';

const Part = () => null;

test('not before it is wanted, and kept afterwards', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const { result, rerender } = renderHook(({ wanted }) => useLoaded(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toBe(Part));
  rerender({ wanted: false });
  rerender({ wanted: true });
  expect(load).toHaveBeenCalledOnce();
});

test('a failure is told, the wish taken back, and the next one tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ default: Part });
  const onFailure = vi.fn();
  const { result, rerender } = renderHook(({ wanted }) => useLoaded(load, wanted, onFailure), {
    initialProps: { wanted: true },
  });
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  act(() => rerender({ wanted: false }));
  expect(useToasts.getState().toast?.text).toMatch(/could not be loaded/);
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toBe(Part));
});
