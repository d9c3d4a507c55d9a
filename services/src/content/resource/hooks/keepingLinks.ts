import type { ResourceDefinition } from '@pressline/shared-api';
import { linkFields, linksOf } from '../linkFields';
import type { ResourceHooks } from './ResourceHooks';

/** Hooks that also keep what is made of a resource's Markdown and addresses, where it has fields for it. */
export function keepingLinks(
  key: string,
  resource: ResourceDefinition,
  hooks: ResourceHooks = {},
): ResourceHooks {
  const { isKept, markdown = '', html, urls } = linkFields(resource);
  // Articles keep more, and only where their text differs.
  if (!isKept || key === 'articles') return hooks;
  return {
    ...hooks,
    async prepare(context, change, before, serverValues) {
      const own = (await hooks.prepare?.(context, change, before, serverValues)) ?? change;
      if ([markdown, ...urls].every((name) => change[name] === undefined)) return own;
      const next = { ...before, ...change };
      const made = markdown ? await context.render(String(next[markdown] ?? '')) : undefined;
      const values = { [html]: made?.html, plainText: made?.text, checked: made?.checked };
      const linksTo = linksOf(key, resource, { ...next, ...values });
      const kept = Object.entries({ ...values, linksTo });
      return { ...own, ...Object.fromEntries(kept.filter(([name]) => name in resource.fields)) };
    },
  };
}
