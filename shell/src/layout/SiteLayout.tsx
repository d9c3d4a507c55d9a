import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageConfig } from '../pageConfig';
import { Footer } from './Footer';
import { Header } from './Header';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  > main { flex: 1; }
`;

/** The frame of every public page: header, main, footer. */
export function SiteLayout({ page, children }: { page: PageConfig; children: ReactNode }) {
  return (
    <Frame>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
    </Frame>
  );
}
