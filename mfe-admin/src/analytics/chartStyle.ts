/** The parts of a chart: bars that stretch with the page, and words that do not. */
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const HEIGHT = '11rem';

export const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xxs} ${space.xs};
  color: ${color.inkMuted};
  font-size: ${text.caption};
  font-variant-numeric: tabular-nums;
`;
export const Scale = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  height: ${HEIGHT};
  margin-block: -0.6em;
  text-align: end;
  line-height: 1.2;

  + svg { margin-block: 0; }
`;
export const Bars = styled.svg`
  display: block;
  width: 100%;
  height: calc(${HEIGHT} - 1.2em);
  overflow: visible;

  line { stroke: ${color.line}; stroke-width: 1; vector-effect: non-scaling-stroke; }
  line[data-base] { stroke: ${color.lineStrong}; }
  [data-look] { vector-effect: non-scaling-stroke; stroke-width: 1.5; }
  [data-look='main'] { fill: ${color.accent}; stroke: ${color.accent}; }
  [data-look='good'] { fill: ${color.success}; stroke: ${color.success}; }
  [data-look='hollow'] { fill: ${color.surface}; stroke: ${color.danger}; }
  [data-hit] { fill: transparent; }
  [data-hit='shown'] { fill: ${color.ink}; fill-opacity: 0.08; }
`;
export const Days = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
`;
export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  min-height: 1.5em;
  margin-bottom: ${space.md};
  color: ${color.inkSoft};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  > span { display: inline-flex; align-items: center; gap: ${space.xs}; }
  i { width: 0.8em; height: 0.8em; border: 2px solid ${color.accent}; background: ${color.accent}; }
  i[data-look='good'] { border-color: ${color.success}; background: ${color.success}; }
  i[data-look='hollow'] { border-color: ${color.danger}; background: ${color.surface}; }
`;
export const TableView = styled.details`
  margin-top: ${space.sm};
  font-size: ${text.small};

  > summary { min-height: 1.75rem; width: fit-content; color: ${color.accent}; cursor: pointer; }
`;
export const TableScroller = styled.section`
  max-height: 20rem;
  overflow: auto;
`;
