import type { ContentVersion } from './contentVersion';

/** What `read` answers for a key, read once per content version; after a failure again. */
export function cachePerVersion<Value, Key = void>(
  content: ContentVersion,
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  let kept = new Map<string, Promise<Value>>();
  content.onChange(() => {
    kept = new Map();
  });
  return (key) => {
    const present = kept;
    const name = String(key);
    const value = present.get(name) ?? read(key);
    present.set(name, value);
    value.catch(() => present.delete(name));
    return value;
  };
}
