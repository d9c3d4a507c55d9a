import type { PressSceneProps } from '../../heroVideo/PressScene';
import { site } from '../site';

const { productName, trialOffer, demoMinutes } = site;

export const opening = {
  eyebrow: 'Workflow automation for print shops',
  title: 'From order to press, without the paperwork',
  lead: `${productName} takes in each order, routes it, prices it at your own rates, checks the files and books the press. Your people make the calls that need a printer’s judgment.`,
  note: `${trialOffer}. A demo takes ${demoMinutes} minutes.`,
  scene: {
    stations: ['Intake', 'Route', 'Price', 'Prepress', 'Schedule'],
    tickets: [
      {
        number: '4812',
        product: 'Catalog, 32 pages, 2,500 copies',
        stamps: ['Offset, 28 × 40', 'Quote $6,940', 'Files approved', 'Thu 06:40'],
      },
      {
        number: '4827',
        product: 'Folding cartons, 18,000 pieces',
        stamps: ['Offset, die cut', 'Quote $9,310', 'Dieline checked', 'Fri 13:00'],
      },
      {
        number: '4833',
        product: 'Roll labels, four versions',
        stamps: ['Digital, 13 in web', 'Quote $1,265', '4 files passed', 'Wed 15:20'],
      },
    ],
  } satisfies PressSceneProps,
  claims: [
    { value: '10M+', label: 'workflows generated every month' },
    { value: '50+', label: 'integrations with systems you already run' },
    { value: '99.9%', label: 'uptime for the API' },
  ],
};
