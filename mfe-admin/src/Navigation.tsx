import type { Role } from '@pressline/shared-api';
import { Icon } from '@pressline/shared-ui';
import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';
import { Link } from '@pressline/shared-ui/router';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ADMIN_PATH } from './form/api/paths';
import { useIsWide } from './form/browser';
import { Entry, Group, List, Rail, Toggle } from './navigationStyle';
import { groups, panelsIn } from './panels';

/** By which the header's button opens the navigation on narrow screens. */
export const NAVIGATION_ID = 'admin-pages';

const KEY = 'adminCollapsedGroups';

function useCollapsedGroups() {
  const [collapsed, setCollapsed] = useState(() => readLocal(KEY)?.split(',') ?? []);
  return {
    isOpen: (group: string) => !collapsed.includes(group),
    toggle(group: string) {
      const others = collapsed.filter((one) => one !== group);
      const next = others.length < collapsed.length ? others : [...collapsed, group];
      setCollapsed(next);
      storeLocal(KEY, next.join(',') || null);
    },
  };
}

// A tab is a link, so that it opens in a new window too; links know Enter but not the Space of tabs.
function followOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Scrolls the rail alone, whose end is below the window while the header is in view. */
function scrollIntoRail(rail: HTMLElement, tab: HTMLElement): void {
  const [around, inner] = [rail.getBoundingClientRect(), tab.getBoundingClientRect()];
  const below = inner.bottom + inner.height - Math.min(around.bottom, window.innerHeight);
  const above = around.top + inner.height - inner.top;
  if (below > 0) rail.scrollTop += below;
  else if (above > 0) rail.scrollTop -= above;
}

/**
 * The pages that `role` may open, in groups, each a list of tabs: down the side where there is room,
 * else in a menu. A collapsed group shows the open page alone.
 */
export function Navigation({ open, role }: { open: string; role: Role }) {
  const rail = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const { isOpen, toggle } = useCollapsedGroups();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the open tab that changes with it
  useLayoutEffect(() => {
    const tab = rail.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!rail.current || !tab || !isWide) return undefined;
    scrollIntoRail(rail.current, tab);
    if (!rail.current.contains(document.activeElement)) return undefined;
    // After a navigation the shell moves the focus to the heading; from tab to tab it stays here.
    const frame = requestAnimationFrame(() => tab.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [open]);

  const closeMenu = () => rail.current?.popover && rail.current.hidePopover();
  return (
    <Rail ref={rail} id={NAVIGATION_ID} aria-label="Pages" popover={isWide ? undefined : 'auto'}>
      {groups.map((group) => {
        const id = `admin-group-${group}`;
        const shown = panelsIn(group, role).filter(({ path }) => isOpen(group) || path === open);
        return (
          <Group key={group}>
            <Toggle
              type="button"
              aria-expanded={isOpen(group)}
              aria-controls={id}
              onClick={() => toggle(group)}
            >
              <span>{group}</span>
              <Icon name="chevron-down" size="1rem" />
            </Toggle>
            <div id={id}>
              {shown.length > 0 && (
                <List aria-label={`Pages: ${group}`} onClick={closeMenu}>
                  {shown.map(({ path, label, icon }) => (
                    <Entry key={path} value={path} asChild onKeyDown={followOnSpace}>
                      <Link to={`${ADMIN_PATH}/${path}`}>
                        <Icon name={icon} size="1.125rem" />
                        {label}
                      </Link>
                    </Entry>
                  ))}
                </List>
              )}
            </div>
          </Group>
        );
      })}
    </Rail>
  );
}
