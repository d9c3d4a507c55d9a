import type { ComponentType } from 'react';
import { bottlenecks } from '../../content/guides/bottlenecks';
import type { Strategy } from '../../content/guides/bottlenecksStrategies';
import { AlertBoard } from '../../diagrams/AlertBoard';
import { FlowDiagram } from '../../diagrams/FlowDiagram';
import { RelayDiagram } from '../../diagrams/RelayDiagram';
import { Example } from '../Example';
import { GuideSection } from '../GuideSection';
import { Highlights } from '../Highlights';
import { Points } from '../Points';
import { Prose } from '../Prose';

const diagrams: Partial<Record<Strategy['section'], ComponentType>> = {
  ticket: RelayDiagram,
  release: FlowDiagram,
  alerts: AlertBoard,
};

/** One strategy: the trouble, what to do about it, an example with numbers, what comes of it. */
export function StrategySection({
  section,
  number,
  problem,
  steps,
  example,
  highlights,
}: Strategy & { number: number }) {
  const Diagram = diagrams[section];
  return (
    <GuideSection label={`Strategy ${number}`} {...bottlenecks.sections[section]}>
      <Prose>{problem}</Prose>
      {Diagram && <Diagram />}
      <Points points={steps} isNumbered />
      <Example>{example}</Example>
      <Highlights items={highlights} />
    </GuideSection>
  );
}
