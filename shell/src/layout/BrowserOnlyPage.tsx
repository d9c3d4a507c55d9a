import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Space = styled.div`
  padding: ${theme.space.xl} ${theme.layout.gutter};
`;

const Wait = styled.p`
  @media (scripting: none) { display: none; }
`;

/** The document of a page that only the browser renders, until its script has arrived. */
export function BrowserOnlyPage() {
  return (
    <Space>
      <Wait>Loading admin dashboard...</Wait>
      <noscript>The admin area needs JavaScript.</noscript>
    </Space>
  );
}
