import type { ComponentType } from 'react';
import { GuideSection } from './GuideSection';
import type { SectionHead } from './guide';

interface CalculatorSectionProps {
  head: SectionHead;
  Calculator: ComponentType<{ id: string }>;
}

/** A calculator as a part of a page; the part's anchor is the calculator's. */
export function CalculatorSection({ head, Calculator }: CalculatorSectionProps) {
  return (
    <GuideSection {...head}>
      <Calculator id={head.id} />
    </GuideSection>
  );
}
