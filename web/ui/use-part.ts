import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

type Part<P> = { Part: ComponentType<P> | null; isMissing: boolean };

/**
 * A component whose code is fetched once it is `wanted`. `isMissing` tells that it could not be fetched, so that the
 * page can say so and stay, where `React.lazy` would take the whole page down. `load` must stay the same function.
 */
export function usePart<P>(load: () => Promise<ComponentType<P>>, wanted: boolean): Part<P> {
  const [state, setState] = useState<Part<P>>({ Part: null, isMissing: false });
  useEffect(() => {
    if (!wanted || state.Part) {
      return undefined;
    }
    let isCurrent = true;
    const settle = (next: Part<P>) => {
      if (isCurrent) {
        setState(next);
      }
    };
    load().then(
      (component) => settle({ Part: component, isMissing: false }),
      () => settle({ Part: null, isMissing: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted, state.Part]);
  return state;
}
