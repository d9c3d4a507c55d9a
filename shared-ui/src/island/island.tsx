import { useLocation } from '@pressline/shared-ui/router';
import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { replayClick } from './earlyClicks';
import { preserveHtml, recordChanges } from './preserveHtml';
import { showCopy } from './showCopy';
import { untilRetry } from './untilRetry';
import { useIsFromServer } from './useIsFromServer';
import { holdLinks, type Need, whenNeeded } from './whenNeeded';

interface Module<Props> {
  default: ComponentType<Props>;
}
type Load<Props> = () => Promise<Module<Props>>;

/**
 * A part of a page whose code comes later than its HTML: when it nears the viewport, or only when it
 * takes the focus or is clicked (`used`), and when the address changes. A click on its buttons and
 * links before that is recorded and made again then. When the code cannot be loaded, the HTML stays until the
 * network is back, or until the visitor asks to load it again. A client navigation waits for the code as
 * for the page itself. The props must keep their identity between renders.
 */
export function island<Props extends object>(
  load: Load<Props>,
  need: Need = 'near',
): ComponentType<Props> {
  const Content = lazy(load);
  return memo((props: Props) => {
    const isFromServer = useIsFromServer();
    return isFromServer ? (
      <Standing load={load} need={need} content={props} />
    ) : (
      <div>
        <Content {...props} />
      </div>
    );
  }) as ComponentType<Props>;
}

interface HydratingIslandProps<Props> {
  load: Load<Props>;
  need: Need;
  content: Props;
}

function HydratingIsland<Props extends object>({
  load,
  need,
  content,
}: HydratingIslandProps<Props>) {
  const element = useRef<HTMLDivElement>(null);
  const [part] = useState(() => createPart(load, need));
  useLayoutEffect(() => part.hold(element.current), [part]);
  const { key } = useLocation();
  const [arrivedAt] = useState(key);
  // React does not show a new address before every part of the page has taken note of it.
  if (key !== arrivedAt) part.wake();
  const { Content, arrive } = part;
  return (
    <div ref={element}>
      <Suspense fallback={<ServerHtml element={element} onGone={part.wake} />}>
        <Content {...content} />
        <WhenMounted run={arrive} />
      </Suspense>
    </div>
  );
}

function WhenMounted({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

// Not rendered anew when only the hydration has ended: React would let go of the server's HTML.
const Standing = memo(HydratingIsland) as typeof HydratingIsland;

function createPart<Props extends object>(load: Load<Props>, need: Need) {
  let wake = () => {};
  let needed: Promise<void> | undefined;
  let arrive = () => {};
  let leave = async () => {};
  let restore = () => {};
  const Content = lazy<ComponentType<Props>>(() =>
    needed ? needed.then(() => loadOrLeaveHtml(load, leave, restore)) : load(),
  );
  return {
    Content,
    arrive: () => arrive(),
    /** Runs before React asks for the content, which on the server it does at once. */
    hold(element: Element | null): (() => void) | undefined {
      if (!element) return undefined;
      const held = whenNeeded(element, need);
      needed = held.promise;
      wake = held.wake;
      const letLinksGo = holdLinks(element);
      const html = preserveHtml(recordChanges(element));
      restore = html.restore;
      leave = () => {
        letLinksGo();
        return untilRetry(element);
      };
      arrive = () => {
        letLinksGo();
        html.stop();
        // What submits a form has already done so.
        replayClick((target) => element.contains(target), '[type=button], a[href]');
      };
      return () => {
        held.stop();
        letLinksGo();
        html.stop();
      };
    },
    wake: () => wake(),
  };
}

async function loadOrLeaveHtml<Props>(
  load: Load<Props>,
  leaveHtml: () => Promise<void>,
  restoreHtml: () => void,
): Promise<Module<Props>> {
  try {
    const module = await load();
    restoreHtml();
    return module;
  } catch (error) {
    console.error('A part of the page could not be loaded; it stays as the server sent it', error);
    await leaveHtml();
    return loadOrLeaveHtml(load, leaveHtml, restoreHtml);
  }
}

interface ServerHtmlProps {
  element: RefObject<HTMLElement | null>;
  onGone: () => void;
}

/**
 * A copy of the server's HTML for when React had to remove that; empty in a new page. The island's
 * code is fetched at once, because nothing in the copy works.
 */
function ServerHtml({ element, onGone }: ServerHtmlProps) {
  const [copy] = useState(() => showCopy(element.current));
  useEffect(onGone, [onGone]);
  return <div data-unhandled="" ref={copy} />;
}
