import type { Role } from '@pressline/shared-api';
import { forcedColorsSelected, Icon, media, Tab, TabList, theme } from '@pressline/shared-ui';
import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';
import { Link } from '@pressline/shared-ui/router';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_PATH } from './form/api/paths';
import { useIsWide } from './form/browser';
import { groups, panelsIn } from './panels';

const { color, layout, motion, radius, space, text } = theme;

/** By which the header's button opens the navigation on narrow screens. */
export const NAVIGATION_ID = 'admin-pages';

const Rail = styled.nav`
  padding: ${space.sm};
  background: ${color.paper};
  color: ${color.ink};

  &[popover] {
    inset: 0 auto 0 0;
    width: min(19rem, 85vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    border: 0;
    border-inline-end: 1px solid ${color.line};
  }
  &::backdrop { background: ${color.scrim}; }
  ${media.medium} {
    position: sticky;
    top: 0;
    max-height: 100dvh;
    padding: ${space.sm} 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;
const Group = styled.section`
  &:not(:last-child) { margin-bottom: ${space.xs}; }
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${layout.target};
  padding: 0 ${space.sm};
  border: 0;
  background: none;
  color: ${color.inkMuted};
  font-size: ${text.caption};
  font-weight: 600;

  > svg { transition: transform ${motion.fast}; }
  &[aria-expanded='false'] > svg { transform: rotate(-90deg); }
  &:hover { color: ${color.ink}; }
  &:focus-visible { outline-offset: -2px; }
  ${media.medium} { min-height: 1.75rem; }
`;
const List = styled(TabList)`
  flex-direction: column;
  gap: 1px;
  overflow: visible;
  box-shadow: none;
`;
const Entry = styled(Tab)`
  gap: ${space.sm};
  padding-inline: ${space.sm};
  border: 0;
  border-radius: ${radius.md};
  font-weight: 500;
  text-decoration: none;

  > svg { color: ${color.inkMuted}; }
  &:hover { background: ${color.tint}; }
  &[data-state='active'] { background: ${color.surface}; box-shadow: 0 0 0 1px ${color.line}; font-weight: 600; ${forcedColorsSelected} }
  &[data-state='active'] > svg { color: ${color.accent}; @media (forced-colors: active) { color: inherit; } }
  &:focus-visible { outline-offset: -2px; }
  ${media.medium} { min-height: 2rem; }
`;

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
