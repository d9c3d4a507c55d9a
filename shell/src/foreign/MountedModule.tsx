import type {
  ForeignModule,
  ForeignMount,
  ForeignProps,
} from '@pressline/shared-api/remote-contract';
import { useEffect, useRef, useState } from 'react';

interface MountedModuleProps {
  mount: NonNullable<ForeignModule['mount']>;
  props: ForeignProps;
}

/** Gives a foreign remote an element of its own, which it fills itself, with whatever it is made of. */
export function MountedModule({ mount, props }: MountedModuleProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const mounted = useRef<ForeignMount>(undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    const element = document.createElement('div');
    container.current?.append(element);
    const fail = (error: unknown) => setFailure({ error });
    const given = latest.current;
    // What it throws at once is a rejection, too.
    const mounting = Promise.resolve(element).then((its) => mount(its, given));
    mounting
      .then((made) => {
        mounted.current = made;
        if (latest.current !== given) made?.update?.(latest.current);
      })
      .catch(fail);
    return () => {
      mounted.current = undefined;
      // What could not be mounted has been thrown.
      mounting.then(
        (made) => made?.unmount?.(),
        () => undefined,
      );
      element.remove();
    };
  }, [mount]);

  useEffect(() => {
    latest.current = props;
    mounted.current?.update?.(props);
  }, [props]);

  if (failure) throw failure.error;
  return <div ref={container} />;
}
