import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Space = styled.div`
  padding: ${theme.space.xl} ${theme.layout.gutter};
`;

/** The document of a page that only the browser renders, until its script has arrived. */
export function BrowserOnlyPage() {
  return (
    <Space>
      <p>Loading admin dashboard...</p>
      <noscript>The admin area needs JavaScript.</noscript>
    </Space>
  );
}
