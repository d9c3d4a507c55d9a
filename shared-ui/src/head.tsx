import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** What one page says about itself in the document's head (design: SEO). */
export interface PageHeadProps {
  title: string;
  description: string;
  /** For a page that says that there is no such page. */
  status?: 404;
  noIndex?: boolean;
  /** For its reader alone, such as a draft's preview: kept by no cache. */
  isPrivate?: boolean;
  /** OpenGraph type; `website` unless given. */
  type?: 'article';
  /** The same content in another format. */
  alternate?: { type: string; href: string };
  /** JSON-LD objects. */
  structuredData?: readonly object[];
}

/** Receives the head of the page being rendered; the last call wins. */
export type HeadCollector = (head: PageHeadProps) => void;

const HeadContext = createContext<HeadCollector | null>(null);

/** Mounted once by the shell: on the server it collects into the response, in the browser it edits the document. */
export function HeadProvider({
  collect,
  children,
}: {
  collect: HeadCollector;
  children: ReactNode;
}) {
  return <HeadContext value={collect}>{children}</HeadContext>;
}

const isServer = typeof document === 'undefined';

/** Declares the head of the current page. Renders nothing. */
export function PageHead(head: PageHeadProps) {
  const collect = useContext(HeadContext);
  if (isServer) collect?.(head);
  const fingerprint = JSON.stringify(head);
  useEffect(() => {
    collect?.(JSON.parse(fingerprint) as PageHeadProps);
  }, [collect, fingerprint]);
  return null;
}
