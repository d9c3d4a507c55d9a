import { Card, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { useApi } from '../auth/useSession';
import { PanelHeader } from '../list/PanelHeader';
import { DownloadButton } from './DownloadButton';
import { ImportSection } from './ImportSection';

const Sections = styled(Stack)`
  h3 { font-size: ${theme.text.heading4}; }
`;

export default function ImportExportPanel() {
  const { importExport } = useApi();
  return (
    <>
      <PanelHeader title="Import and export" />
      <Sections gap="lg">
        <Card as="section" aria-labelledby="export-title">
          <Stack gap="sm">
            <h3 id="export-title">Export</h3>
            <p>
              A zip file of Markdown with front matter: articles, categories, FAQs and everything
              else that readers see. Includes drafts. Excludes admin users.
            </p>
            <div>
              <DownloadButton
                label="Download as zip"
                busyLabel="Exporting..."
                noun={{ title: 'Help center', inSentence: 'the help center' }}
                fileName={(today) => `help-center-${today}.zip`}
                fetchFile={() => importExport.export()}
              />
            </div>
          </Stack>
        </Card>
        <ImportSection />
      </Sections>
    </>
  );
}
