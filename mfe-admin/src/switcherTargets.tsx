import type { Article, Role } from '@pressline/shared-api';
import { Badge, type IconName } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { ADMIN_PATH, ARTICLES_PATH, CREATES } from './form/api/paths';
import { useDocuments } from './form/api/queries';
import { resourceTexts } from './form/api/resourceTexts';
import { SEARCH_PAUSE_MS, useDebounced } from './form/api/timing';
import { mayOpen, panels, parentOf } from './panels';

/** What is found late comes last, so that nothing moves under the finger. */
export const targetGroups = ['Pages', 'Actions', 'Articles'] as const;

/** What the quick switcher leads to. */
export interface Target {
  group: (typeof targetGroups)[number];
  key: string;
  label: string;
  icon: IconName;
  /** Absent from that of the theme: the page script hears its click. */
  to?: string;
  state?: object;
  /** The page that leads to it, by which it is found, too. */
  within?: string;
  note?: ReactNode;
}

/** The pages that `role` may open, and what it can do from anywhere. */
export function fixedTargets(role: Role): Target[] {
  const open = panels.filter((panel) => panel.Content && mayOpen(panel, role));
  const pages = open.map((panel): Target => {
    const { path, label, icon } = panel;
    const parent = parentOf(panel);
    const within = parent === panel ? undefined : parent.label;
    return { group: 'Pages', key: path, label, icon, within, to: `${ADMIN_PATH}/${path}` };
  });
  const actions = open.flatMap(({ path, resource }): Target[] => {
    if (!resource) return [];
    const label = `New ${resourceTexts(resource).title}`;
    const to = `${ADMIN_PATH}/${path}`;
    return [{ group: 'Actions', key: `new ${path}`, label, icon: 'plus', to, state: CREATES }];
  });
  return [
    ...pages,
    ...actions,
    {
      group: 'Actions',
      key: 'help',
      label: 'View Help Center',
      icon: 'external-link',
      to: '/help',
    },
    { group: 'Actions', key: 'theme', label: 'Light or dark theme', icon: 'moon' },
  ];
}

/** Those that have every word of `query` in their names. */
export function matchTargets(targets: readonly Target[], query: string): Target[] {
  const words = query.toLowerCase().split(/\s+/);
  return targets.filter(({ label, within = '' }) => {
    const name = `${label} ${within}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

/** Articles by title, summary and tags, then those that have each word of `query` in their text. */
export function useArticleTargets(query: string) {
  const q = useDebounced(query, SEARCH_PAUSE_MS);
  const isAsked = q !== '' && query !== '';
  const named = useDocuments('articles', { q, limit: 8 }, isAsked);
  const inText = useDocuments('articles', { q, text: true, limit: 12 }, isAsked);
  const lists = [named, inText];
  const found = new Map<string, Target>();
  for (const list of isAsked ? lists : []) {
    for (const document of list.documents ?? []) {
      const { id, title, isPublished } = document as unknown as Article;
      if (found.has(id)) continue;
      const note = (
        <>
          {list === inText && <span>In its text </span>}
          {!isPublished && <Badge tone="warning">Draft</Badge>}
        </>
      );
      const to = `${ARTICLES_PATH}/${id}`;
      found.set(id, { group: 'Articles', key: id, label: title, icon: 'file', to, note });
    }
  }
  const isLate = (list: typeof named) => !list.error && (!list.documents || list.isPlaceholderData);
  return {
    targets: [...found.values()],
    isSearching: query !== q || (isAsked && lists.some(isLate)),
    error: isAsked ? (named.error ?? inText.error) : null,
    refetch: () => lists.map(({ refetch }) => refetch()),
  };
}
