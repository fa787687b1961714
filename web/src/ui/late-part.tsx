/** A part in a chunk of its own that is drawn at once when it is already here, without the empty frame that `lazy` costs. */
import { type ComponentType, lazy, useState } from 'react';

export interface LatePart<Props> {
  /** To be drawn inside a `Suspense`. */
  readonly Part: ComponentType<Props>;
  readonly preload: () => Promise<unknown>;
}

export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> {
  let here: ComponentType<Props> | undefined;
  const preload = async () => {
    const part = await load();
    here = part.default;
    return part;
  };
  const Lazy = lazy(preload);
  function Part(props: Props) {
    // Kept in state, so that a part never changes its kind, and with it its memory, while shown.
    const [Chosen] = useState<ComponentType<Props>>(() => here ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Part, preload };
}
