import { Cluster } from '@pressline/shared-ui';
import { ActionLink } from '../../components/ActionLink';
import { comparison } from '../../content/guides/fastQuotesBody';
import { DataTable } from '../DataTable';
import { monthRows } from './monthRows';

/** A month by hand and by rule, in the calculator's own figures. */
export function MonthComparison() {
  const { caption, columns, action } = comparison;
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={monthRows()} />
      <Cluster>
        <ActionLink variant="secondary" {...action} />
      </Cluster>
    </>
  );
}
