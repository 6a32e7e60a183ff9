import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { useHold } from '#web/lib/quiet.ts';

type Part<P> = { Part: ComponentType<P> | null; isMissing: boolean };
type Load<P> = () => Promise<ComponentType<P>>;

/** What is here already, so that it shows in the very tap that asks for it: later, a phone keeps its keyboard down. */
const fetched = new WeakMap<object, unknown>();

/** Fetches the code of a part ahead of its use. `load` must be the function that `usePart` gets. */
export async function fetchPart<P>(load: Load<P>): Promise<ComponentType<P>> {
  const component = await load();
  fetched.set(load, component);
  return component;
}

/**
 * A component whose code is fetched once it is `wanted`. `isMissing` tells that it could not be fetched, so that the
 * page can say so and stay, where `React.lazy` would take the whole page down. It is tried again when it is wanted
 * anew, and with each new `occasion`. `load` must stay the same function.
 */
export function usePart<P>(load: Load<P>, wanted: boolean, occasion?: number): Part<P> {
  const [state, setState] = useState<Part<P>>({ Part: null, isMissing: false });
  const ready = state.Part ?? (fetched.get(load) as ComponentType<P> | undefined) ?? null;
  useHold(wanted && !ready && !state.isMissing);
  useEffect(() => {
    if (ready) {
      // What was shown once stays, so that it can leave in its own way.
      if (wanted) {
        setState((state) => (state.Part === ready ? state : { Part: ready, isMissing: false }));
      }
      return undefined;
    }
    if (!wanted) {
      setState((state) => (state.isMissing ? { ...state, isMissing: false } : state));
      return undefined;
    }
    let isCurrent = true;
    const settle = (next: Part<P>) => {
      if (isCurrent) {
        setState(next);
      }
    };
    fetchPart(load).then(
      (component) => settle({ Part: component, isMissing: false }),
      () => settle({ Part: null, isMissing: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted, ready, occasion]);
  return { ...state, Part: wanted || state.Part ? ready : null };
}
