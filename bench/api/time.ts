/** Milliseconds until the whole answer has arrived. Throws when it is an error. */
export async function time(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return performance.now() - startedAt;
}
