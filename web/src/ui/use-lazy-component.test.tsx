/** Tests that a component is loaded when first needed, and that a failure shows a toast and can be retried. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useToasts } from './toast-store.ts';
import { useLazyComponent } from './use-lazy-component.ts';

const Part = () => null;

test('loads when first needed and stays loaded', async () => {
  const load = vi.fn(async () => ({ default: Part }));
  const { result, rerender } = renderHook(({ wanted }) => useLazyComponent(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toBe(Part));
  rerender({ wanted: false });
  rerender({ wanted: true });
  expect(load).toHaveBeenCalledOnce();
});

test('a failure shows a toast and calls onFailure, and the next attempt loads again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ default: Part });
  const onFailure = vi.fn();
  const { result, rerender } = renderHook(
    ({ wanted }) => useLazyComponent(load, wanted, onFailure),
    {
      initialProps: { wanted: true },
    },
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  act(() => rerender({ wanted: false }));
  expect(useToasts.getState().toast?.text).toMatch(/could not be loaded/);
  rerender({ wanted: true });
  await waitFor(() => expect(result.current).toBe(Part));
});

test('what nobody asked for fails quietly and is loaded when the connection is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useToasts.setState({ toast: null });
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ default: Part });
  const { result } = renderHook(() => useLazyComponent(load, true));
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(useToasts.getState().toast).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toBe(Part));
});
