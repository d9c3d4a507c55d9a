import { PageHead } from '@pressline/shared-ui/head';
import type { ReactNode } from 'react';
import ClosingCall, { type ClosingCallProps } from '../sections/ClosingCall';
import { Opening, type OpeningProps } from './Opening';

/** What every page about the company has around its own sections. */
export interface CompanyContent {
  title: string;
  description: string;
  opening: OpeningProps;
  closing: ClosingCallProps;
}

interface CompanyPageProps {
  page: CompanyContent;
  structuredData?: readonly object[];
  children: ReactNode;
}

/** Head, opening, sections, closing call. */
export function CompanyPage({ page, structuredData, children }: CompanyPageProps) {
  const { title, description, opening, closing } = page;
  return (
    <>
      <PageHead title={title} description={description} structuredData={structuredData} />
      <Opening {...opening} />
      {children}
      <ClosingCall {...closing} />
    </>
  );
}
