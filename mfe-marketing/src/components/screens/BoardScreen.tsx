import { theme } from '@pressline/shared-ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { screenText } from './screenStyle';

const { color, space } = theme;

const HALF_HOURS = 16;

const places = Array.from(
  { length: HALF_HOURS },
  (_, place) =>
    `&[data-from='${place}'] { grid-column-start: ${place + 2}; }
     &[data-length='${place + 1}'] { grid-column-end: span ${place + 1}; }`,
).join('');

const Board = styled.div`
  ${screenText}
  display: grid;
  gap: ${space.xs} 0;
  grid-template-columns: 4.5rem repeat(${HALF_HOURS}, minmax(0, 1fr));
  align-items: center;

  i { grid-column: span 4; padding-left: 0.3em; border-left: 1px solid ${color.lineStrong}; color: ${color.inkMuted}; font-style: normal; }
  i:first-child { grid-column-start: 2; }
  p { grid-column: 1; color: ${color.inkSoft}; }
  span {
    ${places}
    overflow: hidden;
    padding: 0.35em 0.5em;
    border-left: 0.25rem solid ${color.lineStrong};
    background: ${color.tint};
    white-space: nowrap;
    text-overflow: ellipsis;

    &[data-state='running'] { border-color: ${color.cyan}; background: ${color.accentSoft}; }
    &[data-state='waiting'] { border-color: ${color.yellow}; background: ${color.warningSoft}; }
    &[data-state='late'] { border-color: ${color.magenta}; background: ${color.dangerSoft}; }
  }
`;

interface BoardScreenProps {
  /** One for each two hours. */
  hours: readonly string[];
  /** `from` and `length` of a job count half hours. */
  machines: readonly {
    name: string;
    jobs: readonly {
      name: string;
      from: number;
      length: number;
      state?: 'running' | 'waiting' | 'late';
    }[];
  }[];
}

/** The day's board: machines down, hours across. */
export function BoardScreen({ hours, machines }: BoardScreenProps) {
  return (
    <Board>
      {hours.map((hour) => (
        <i key={hour}>{hour}</i>
      ))}
      {machines.map(({ name, jobs }) => (
        <Fragment key={name}>
          <p>{name}</p>
          {jobs.map((job) => (
            <span
              key={job.from}
              data-from={job.from}
              data-length={job.length}
              data-state={job.state}
            >
              {job.name}
            </span>
          ))}
        </Fragment>
      ))}
    </Board>
  );
}
