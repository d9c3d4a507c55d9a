import { Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ExportSection } from './ExportSection';
import { ImportSection } from './ImportSection';

const Title = styled.h2`
  margin-bottom: ${theme.space.md};
  font-size: ${theme.text.heading3};
`;

const Sections = styled(Stack)`
  h3 { font-size: ${theme.text.heading4}; }
`;

/** The whole help center as a zip file of Markdown, out and in. */
export default function ImportExportPanel() {
  return (
    <>
      <Title>Import and export</Title>
      <Sections gap="lg">
        <ExportSection />
        <ImportSection />
      </Sections>
    </>
  );
}
