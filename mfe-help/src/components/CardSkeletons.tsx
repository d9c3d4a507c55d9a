import { Grid, Skeleton } from '@pressline/shared-ui';

export function CardSkeletons({
  count,
  height,
  minColumn = '19rem',
}: {
  count: number;
  height: string;
  minColumn?: string;
}) {
  return (
    <Grid gap="md" minColumn={minColumn} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
        <Skeleton key={index} height={height} />
      ))}
    </Grid>
  );
}
