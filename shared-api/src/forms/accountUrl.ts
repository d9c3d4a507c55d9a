const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address as a browser writes it, or undefined unless it is https (http for loopback) and
 * carries no credentials.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isHttps = url.protocol === 'https:';
  const isLoopback = url.protocol === 'http:' && LOOPBACK.test(url.hostname);
  return (isHttps || isLoopback) && !url.username && !url.password ? url.href : undefined;
}

/** The account address of a `CreateDemoUser` answer, in either nesting that callers read. */
export function accountUrlOf(body: unknown): string | undefined {
  const inner = child(child(body, 'data'), 'data');
  return safeHref(child(child(inner, 'data'), 'url')) ?? safeHref(child(inner, 'url'));
}

function child(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object'
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
