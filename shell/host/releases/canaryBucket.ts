import { createHash } from 'node:crypto';

/** A visitor's number from 0 to 9999, drawn once; it says which side of every canary the visitor is on. */
export const BUCKETS = 10_000;

/**
 * Whether the visitor in `bucket` is among the `percent` of visitors who get a remote's canary. Mixed
 * with the remote's name, so that two canaries do not go to the same people; whoever has it keeps it
 * when the share is raised.
 */
export function isInCanary(bucket: number, remote: string, percent: number): boolean {
  const mixed = createHash('sha256').update(`${remote} ${bucket}`).digest().readUInt32BE(0);
  return mixed % BUCKETS < (percent * BUCKETS) / 100;
}
