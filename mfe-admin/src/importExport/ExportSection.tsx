import { Button, Card, Icon, Stack } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { errorReason } from '../auth/errorReason';
import { useApi } from '../auth/useSession';
import { saveFile } from './saveFile';

/** Everything as a file to keep or to edit elsewhere. */
export function ExportSection() {
  const { transfer } = useApi();
  const [isBusy, setIsBusy] = useState(false);

  async function handleExport() {
    setIsBusy(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await transfer.export(), `help-center-${day}.zip`);
      showToast({ title: 'Help center exported successfully' });
    } catch (error) {
      showToast({
        title: 'Failed to export the help center',
        description: errorReason(error),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card as="section" aria-labelledby="export-title">
      <Stack gap="sm">
        <h3 id="export-title">Export</h3>
        <p>
          A zip file of Markdown with front matter: articles, categories, FAQs and everything else
          that readers see. Drafts are in it, members of staff are not.
        </p>
        <div>
          <Button onClick={() => void handleExport()} isBusy={isBusy}>
            {!isBusy && <Icon name="download" />}
            {isBusy ? 'Exporting...' : 'Download as zip'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
