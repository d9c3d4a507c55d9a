interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line has room for what may not be needed: not with data saving, nor on a slow line. */
export function mayPrefetch(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return !connection.saveData && !connection.effectiveType?.endsWith('2g');
}
