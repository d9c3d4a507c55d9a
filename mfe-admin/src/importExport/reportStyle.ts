/** The parts of an import's report. */
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, radius, space, text } = theme;

export const ReportTitle = styled.h4`
  margin-bottom: ${space.xxs};
`;

export const Rows = styled.ul.attrs({ className: 'report' })`
  --edge: ${color.line};
  max-height: 500px;
  margin: 0;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  font-size: ${text.small};

  > li { padding: ${space.xs} ${space.md}; border-inline-start: 4px solid var(--edge); overflow-wrap: anywhere; }
  > li:not(:last-child) { border-bottom: 1px solid ${color.line}; }
  > [data-tone='success'] { --edge: ${color.success}; }
  > [data-tone='warning'] { --edge: ${color.yellow}; }
  > [data-tone='danger'] { --edge: ${color.danger}; }
  summary { min-height: 1.75rem; cursor: pointer; }
  details[open] > summary { margin-bottom: ${space.sm}; }
  h4 { margin-bottom: ${space.xs}; font: 600 ${text.small}/1.4 ${theme.font.body}; letter-spacing: 0; }
`;
