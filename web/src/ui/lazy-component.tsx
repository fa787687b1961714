/** Like React's `lazy`, but renders at once when the component is already loaded, and can be preloaded. */
import { type ComponentType, lazy, useState } from 'react';

export interface LazyComponent<Props> {
  /** To be rendered inside a `Suspense`. */
  readonly Component: ComponentType<Props>;
  readonly preload: () => Promise<unknown>;
}

export function createLazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Lazy = lazy(preload);
  function LazyComponent(props: Props) {
    // In state, so that the component type, and with it the state inside, never changes while mounted.
    const [Current] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Current {...props} />;
  }
  return { Component: LazyComponent, preload };
}
