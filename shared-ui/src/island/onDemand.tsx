import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What stands in the place until the code is there. */
interface Waiting {
  fallback?: ReactNode;
}

interface Code<Props> {
  Content?: ComponentType<Props>;
  preload: () => Promise<void>;
}

/**
 * A component of the browser whose code is fetched when it is first rendered, or by `preload`. It
 * throws while rendering what fails, and fetches anew when a `RetryBoundary` mounts it again. Unlike
 * React's `lazy` it shows at once what has arrived: React holds back for 300 ms what follows a
 * fallback of Suspense. For parts that the server renders: `island`.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Waiting> & { preload: () => Promise<void> } {
  const code: Code<Props> = {
    async preload() {
      code.Content ??= (await load()).default;
    },
  };
  return Object.assign(
    ({ fallback, ...props }: Props & Waiting) => (
      <Part code={code} fallback={fallback} content={props as unknown as Props} />
    ),
    { preload: code.preload },
  );
}

interface PartProps<Props> extends Waiting {
  code: Code<Props>;
  content: Props;
}

function Part<Props extends object>({ code, fallback, content }: PartProps<Props>) {
  const [isLoaded, setIsLoaded] = useState(code.Content !== undefined);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isHere = true;
    const settle = (read: () => boolean) => isHere && setIsLoaded(read);
    const fail = (error: unknown) =>
      settle(() => {
        throw error;
      });
    code.preload().then(() => settle(() => true), fail);
    return () => {
      isHere = false;
    };
  }, [code, isLoaded]);
  const { Content } = code;
  return Content ? <Content {...content} /> : fallback;
}
