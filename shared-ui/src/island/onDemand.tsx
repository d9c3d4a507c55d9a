import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** What stands in the place until the code is there. */
interface Waiting {
  fallback?: ReactNode;
}

interface Code<Props> {
  Content?: ComponentType<Props>;
  preload: () => Promise<void>;
}

export type OnDemand<Props> = ComponentType<Props & Waiting> & Pick<Code<Props>, 'preload'>;

/**
 * A component of the browser whose code is fetched when it is first rendered, or by `preload`. It
 * throws while rendering what fails, and fetches anew when a `RetryBoundary` mounts it again. Unlike
 * React's `lazy` it shows at once what has arrived: React holds back for 300 ms what follows a
 * fallback of Suspense. For parts that the server renders: `island`.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loading: Promise<void> | undefined;
  const code: Code<Props> = {
    preload() {
      loading ??= fetchCode().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
  async function fetchCode() {
    code.Content = (await load()).default;
  }
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
  const [Content, setContent] = useState(() => code.Content);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (Content) return undefined;
    let isHere = true;
    code.preload().then(
      () => isHere && setContent(() => code.Content),
      (error: unknown) => isHere && setFailure({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [code, Content]);
  if (failure) throw failure.error;
  return Content ? <Content {...content} /> : fallback;
}
