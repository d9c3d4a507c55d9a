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
import { keepClick } from './keepClick';
import { type Need, whenNeeded } from './whenNeeded';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page whose code may come late. The server and a client navigation render it at once;
 * in a document from the server its HTML stands as it is, and its code is fetched when it is needed:
 * when it comes near the viewport, or only when it takes the focus (`used`), and when the visitor
 * clicks anywhere. A button that is pressed before it arrives answers when it has; when it does not
 * arrive the HTML stays. Its props must keep their identity between renders.
 */
export function island<Props extends object>(
  load: Load<Props>,
  need: Need = 'near',
): ComponentType<Props> {
  return memo((props: Props) => (
    <Island load={load} need={need} content={props} />
  )) as ComponentType<Props>;
}

interface IslandProps<Props> {
  load: Load<Props>;
  need: Need;
  content: Props;
}

function Island<Props extends object>({ load, need, content }: IslandProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [part] = useState(() => createPart(load, need));
  useLayoutEffect(() => part.hold(place.current), [part]);
  const { Content, arrive } = part;
  return (
    <div ref={place}>
      <Suspense fallback={<StandingHtml place={place} onGone={part.wake} />}>
        <Content {...content} />
        <WhenMounted run={arrive} />
      </Suspense>
    </div>
  );
}

function createPart<Props extends object>(load: Load<Props>, need: Need) {
  let wake = () => {};
  let needed: Promise<void> | undefined;
  let isAskedFor = false;
  let arrive = () => {};
  const Content = lazy<ComponentType<Props>>(() => {
    isAskedFor = true;
    return needed ? needed.then(load).catch(leaveHtml<Props>) : load();
  });
  return {
    Content,
    arrive: () => arrive(),
    /** React asks for the content before this effect, except where it finds the server's HTML. */
    hold(place: Element | null): (() => void) | undefined {
      if (isAskedFor || !place) return undefined;
      const held = whenNeeded(place, need);
      needed = held.promise;
      wake = held.wake;
      arrive = keepClick(place);
      return held.stop;
    },
    wake: () => wake(),
  };
}

function WhenMounted({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

function leaveHtml<Props>(error: unknown): Promise<{ default: ComponentType<Props> }> {
  console.error('A part of the page could not be loaded; it stays as the server sent it', error);
  return new Promise(() => {});
}

interface StandingHtmlProps {
  place: RefObject<HTMLElement | null>;
  onGone: () => void;
}

/**
 * What a visitor saw before React had to let go of the server's HTML; nothing in a new page. It is a
 * copy that will be replaced, so that the island should come before anybody uses it.
 */
function StandingHtml({ place, onGone }: StandingHtmlProps) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  useEffect(onGone, [onGone]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this place's own HTML
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
