import { Card, Cluster, ErrorState, Spinner, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { useFullName } from '../form/api/queries';
import { useApi, useSessionState } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { DownloadButton, DropZone } from '../form/fileControls';
import { PanelHeader } from '../list/PanelHeader';
import { ImportReport } from './ImportReport';
import { LatestImport } from './LatestImport';
import { MAX_IMPORT_MB, useImport } from './useImport';
import { useLatestImport } from './useLatestImport';

const Sections = styled(Stack)`
  h3 { font-size: ${theme.text.heading4}; }
`;

export default function ImportExportPanel() {
  const { importExport } = useApi();
  return (
    <>
      <PanelHeader title="Import and Export" />
      <Sections gap="lg">
        <Card as="section" aria-labelledby="export-title">
          <Stack gap="sm">
            <h3 id="export-title">Export</h3>
            <p>
              A zip file of Markdown with front matter: articles, categories, FAQs and everything
              else readers see, plus the images and files in the media library. Includes drafts.
              Excludes admin users.
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

function ImportSection() {
  const fullName = useFullName();
  const session = useSessionState();
  const isSuperAdmin = session.status === 'signedIn' && session.user.role === 'super_admin';
  const { file, isChecking, isApplying, isApplied, answer, problem, ...does } = useImport();
  const latest = useLatestImport(does.reset);
  return (
    <Card as="section" aria-labelledby="import-title">
      <Stack gap="md">
        <h3 id="import-title">Import</h3>
        <p>
          Import a zip in the export format. Documents are created and updated, never deleted. You
          see what differs before anything is imported, and choose for each document whether to keep
          it or to take the file’s version. What was changed here since the export is kept unless
          you choose otherwise. Files without an id are matched by slug or name. An article’s slug
          is its file name unless the front matter sets one.
        </p>
        {isSuperAdmin && (
          <p>
            Or bring articles from elsewhere: a zip that Notion, Confluence (HTML) or Document360
            has exported, of Word documents, of what the API of Zendesk, Intercom or Help Scout
            answers, of the files of Docusaurus, Mintlify, GitBook, MkDocs, Hugo or a GitHub wiki,
            or of any folder of Markdown or HTML. They become drafts unless you choose otherwise,
            with their pictures and the links between them. You see for each article what has no
            place here.
          </p>
        )}
        {problem && <ErrorState message={problem} />}
        <LatestImport
          {...latest}
          operation={isApplying ? undefined : latest.operation}
          fullName={fullName}
        />
        {!isChecking && !answer && !latest.isBusy && (
          <DropZone
            label="Drop a zip file here, or choose one"
            hint={`At most ${MAX_IMPORT_MB} MB`}
            accept=".zip,application/zip"
            onFile={(chosen) => does.choose(chosen)}
          />
        )}
        {isChecking && (
          <Cluster>
            <Spinner label={`Comparing ${file?.name} with the help center...`} />
            <SmallButton label="Cancel" onClick={does.reset} />
          </Cluster>
        )}
        {isApplying && <Spinner label={`Importing ${file?.name}...`} />}
        {file && answer && !isApplying && (
          <ImportReport
            answer={answer}
            fileName={file.name}
            isApplied={isApplied}
            fullName={fullName}
            onApply={(choices) => does.apply({ file, ...choices })}
            onReset={does.reset}
          />
        )}
      </Stack>
    </Card>
  );
}
