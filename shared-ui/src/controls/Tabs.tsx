import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { tabListStyle, tabStyle } from './tabStyle';

/** Tabs, from `Tabs` (value, onValueChange or defaultValue) › `TabList` › `Tab` and `TabPanel`s. */
export const Tabs = styled(Root)`
  min-width: 0;
`;

/** The row of tabs. Takes an `aria-label`. */
export const TabList = styled(List)`
  ${tabListStyle}
`;

/** One tab; its `value` names the panel. */
export const Tab = styled(Trigger)`
  ${tabStyle}
`;

export const TabPanel = styled(Content)`
  padding-block: ${theme.space.lg};
`;
