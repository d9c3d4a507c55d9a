import type { AnalyticsPeriod } from '@pressline/shared-api';
import { Button, Icon } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { errorReason } from '../auth/errorReason';
import { useApi } from '../auth/useSession';
import { saveFile } from '../importExport/saveFile';

/** The figures of a period as a file for a spreadsheet. */
export function CsvButton({ period }: { period: AnalyticsPeriod }) {
  const { analytics } = useApi();
  const [isBusy, setIsBusy] = useState(false);

  async function handleExport() {
    setIsBusy(true);
    try {
      const today = new Date().toISOString().slice(0, 10);
      saveFile(await analytics.csv(period), `help-center-${period}-days-to-${today}.csv`);
      showToast({ title: 'Analytics exported successfully' });
    } catch (error) {
      showToast({
        title: 'Failed to export analytics',
        description: errorReason(error),
        variant: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => void handleExport()}>
      {!isBusy && <Icon name="download" />}
      Export CSV
    </Button>
  );
}
