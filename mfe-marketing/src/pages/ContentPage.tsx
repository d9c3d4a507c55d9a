import { PageHead } from '@pressline/shared-ui/head';
import type { ComponentType } from 'react';
import { type Section, sectionComponents } from '../sections';

/** One page as data. Strings, numbers, paths and icon names only. */
export interface PageContent {
  /** Absolute path of its route. */
  path: string;
  title: string;
  description: string;
  /** JSON-LD objects for the document's head. */
  structuredData?: readonly object[];
  sections: readonly Section[];
}

function SectionView({ type, ...props }: Section) {
  // `Section` pairs every type with the props of its own component.
  const Component = sectionComponents[type] as ComponentType<typeof props>;
  return <Component {...props} />;
}

/** A page made of sections alone. */
export function ContentPage({ page }: { page: PageContent }) {
  const { title, description, structuredData, sections } = page;
  return (
    <>
      <PageHead title={title} description={description} structuredData={structuredData} />
      {sections.map((section, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's sections never change places
        <SectionView key={position} {...section} />
      ))}
    </>
  );
}
