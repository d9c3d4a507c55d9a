import type { CompanyContent } from '../../company/CompanyPage';
import type { Integration, SystemCategory } from '../../company/SystemList';
import { bookDemo } from '../actions';
import { site } from '../site';

/** Systems from their names, separated by commas. */
const systems = (available: string, comingSoon: string): Integration[] => [
  ...available.split(', ').map((name) => ({ name, status: 'Available' as const })),
  ...comingSoon.split(', ').map((name) => ({ name, status: 'Coming Soon' as const })),
];

const categories: readonly SystemCategory[] = [
  {
    id: 'business',
    title: 'Accounting, CRM and MIS',
    lead: 'Customers, invoices and costs stay in the system that your bookkeeper trusts; orders and actual times flow in.',
    systems: systems(
      'QuickBooks Online, Xero, Sage Intacct, Microsoft Dynamics 365, NetSuite, DATEV, Salesforce, HubSpot, Pipedrive, Zoho CRM, Stripe, Slack, Microsoft Teams',
      'SAP Business One, Odoo',
    ),
  },
  {
    id: 'prepress',
    title: 'Prepress and color',
    lead: 'Files are checked, imposed and proofed where they always were. The job ticket knows what came out.',
    systems: systems(
      'Enfocus PitStop, Enfocus Switch, Esko Automation Engine, Kodak Prinergy, Agfa Apogee, Heidelberg Prinect, Fiery Command WorkStation, HP SmartStream, Canon PRISMAsync, Caldera RIP, Onyx Thrive, GMG ColorServer, Adobe Creative Cloud',
      'Hybrid CLOUDFLOW',
    ),
  },
  {
    id: 'production',
    title: 'Press and finishing',
    lead: 'Schedules go to the machines and counters come back by JDF and JMF, OPC UA or a plain file drop.',
    systems: systems(
      'JDF / JMF devices (CIP4), XJDF devices (CIP4), OPC UA, HP PrintOS, Konica Minolta AccurioPro, Ricoh TotalFlow, Xerox FreeFlow, Komori KP-Connect, Horizon iCE LiNK, Müller Martini Connex, Zünd Cut Center, Kongsberg iPC, MQTT sensors',
      'Bobst Connect',
    ),
  },
  {
    id: 'commerce',
    title: 'Ecommerce and shipping',
    lead: 'Orders from a shop become jobs without retyping; labels and tracking numbers find their way back.',
    systems: systems(
      'Shopify, WooCommerce, Adobe Commerce, BigCommerce, Etsy, Amazon Seller Central, UPS, FedEx, DHL Express, USPS, DPD, ShipStation, EasyPost',
      'Shopware, GLS',
    ),
  },
];

export const integrations = {
  title: 'Integrations',
  description:
    'More than 50 integrations with accounting, prepress, production, commerce and shipping systems, each marked Available or Coming Soon.',
  opening: {
    eyebrow: '50+ integrations',
    heading: 'It speaks with what you already run',
    lead: 'Nobody replaces a RIP, a bookkeeper and three presses in one go. These systems exchange jobs, prices, files and counters with the platform.',
    actions: [bookDemo, { label: 'Read the API documentation', to: '/api' }],
  },
  categories,
  closing: {
    id: 'missing',
    title: 'Yours is not on the list?',
    lead: 'Most systems that can read a folder, a webhook or a CSV file can be connected in a day. Tell us what you run.',
    actions: [
      { label: 'Contact Sales', to: site.links.contact },
      { label: 'Request API Access', to: site.links.apiAccess },
    ],
  },
} satisfies CompanyContent & Record<string, unknown>;
