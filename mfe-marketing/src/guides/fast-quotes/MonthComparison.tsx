import { Cluster } from '@pressline/shared-ui';
import { ActionLink } from '../../components/ActionLink';
import { comparison } from '../../content/guides/fastQuotesFigures';
import { DataTable } from '../DataTable';
import { monthRows } from './monthRows';

export function MonthComparison() {
  return (
    <>
      <DataTable caption={comparison.caption} columns={comparison.columns} rows={monthRows()} />
      <Cluster>
        <ActionLink variant="secondary" {...comparison.action} />
      </Cluster>
    </>
  );
}
