import type { PageContent } from '../pages/ContentPage';
import { features } from './home/features';
import { contact, newsletter, trial } from './home/forms';
import { resources } from './home/resources';
import { site } from './site';

const { productName, contactEmail, trialOffer, demoMinutes, links } = site;

const startTrial = { label: 'Start Free Trial', to: links.trial };
const bookDemo = { label: 'Book Demo', to: links.demo };
const description = `${productName} takes print orders in, routes, prices and preflights them and books the press: workflow automation for print shops, packaging printers and sign makers.`;

export const home = {
  path: '/',
  title: `${productName}: workflow automation for print shops`,
  description,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': '/#organization',
          name: productName,
          url: '/',
          email: contactEmail,
          contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: contactEmail },
        },
        {
          '@type': 'WebSite',
          '@id': '/#website',
          name: productName,
          url: '/',
          inLanguage: 'en',
          publisher: { '@id': '/#organization' },
        },
        {
          '@type': 'SoftwareApplication',
          name: productName,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web',
          description,
          featureList: features.features.map(({ title }) => title),
          provider: { '@id': '/#organization' },
        },
      ],
    },
  ],
  sections: [
    {
      type: 'hero',
      eyebrow: 'Workflow automation for print shops',
      title: 'Job tickets that walk themselves to the press',
      lead: `${productName} takes the order in, picks its route, prices it at your own rates, checks the files and books the press. Your people keep the decisions that need a printer.`,
      actions: [startTrial, bookDemo],
      note: `${trialOffer}. A demo takes ${demoMinutes} minutes.`,
      pressLine: {
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
        caption:
          'Three example jobs on the line. A ticket leaves Intake bare and picks up its route, its price, its checked files and its press slot on the way.',
        pauseLabel: 'Pause animation',
        playLabel: 'Play animation',
      },
      claims: [
        { value: '10M+', label: 'workflows generated every month' },
        { value: '50+', label: 'integrations with systems you already run' },
        { value: '99.9%', label: 'uptime for the API' },
      ],
    },
    features,
    {
      type: 'workflow',
      id: 'workflow',
      eyebrow: 'Job 4812',
      title: 'One ticket, six stops',
      lead: 'A 32-page catalog with a 4-page cover, 8.5 × 11 in, 2,500 copies, saddle stitched. Under each stop stands the line that it adds to the ticket.',
      steps: [
        {
          name: 'Intake',
          text: 'Web form, storefront, API or e-mail: every order becomes the same kind of ticket, and gaps are filled before anyone estimates.',
          ticket: '32 pp + 4 pp cover, 8.5 × 11 in, 2,500',
        },
        {
          name: 'Route',
          text: 'Your rules choose press, imposition and finishing from run length, sheet size and colors, and the ticket says which rule decided.',
          ticket: '28 × 40 press, two 16-page signatures',
        },
        {
          name: 'Price',
          text: 'Plates, make-ready, run time, paper with waste and outside work are added up at your rates. The margin shows before the quote leaves.',
          ticket: '24 plates, $6,940, margin 31%',
        },
        {
          name: 'Prepress',
          text: 'Files are checked against the route they will run on: bleed, resolution, spot colors, total ink. An operator sees only what fails.',
          ticket: '1 finding: RGB image on page 14',
        },
        {
          name: 'Schedule',
          text: 'The job takes a press slot with its finishing behind it. When a machine slips, later jobs move along, and the due dates at risk are listed by name.',
          ticket: 'Press 2 Thu 06:40, stitcher Fri 08:00',
        },
        {
          name: 'Analyze',
          text: 'Actual hours, sheets and spoilage come back to the estimate, so that you know which jobs earned their price and which only kept the press warm.',
          ticket: 'Estimated 6.5 press hours, ran 6.9',
        },
      ],
    },
    {
      type: 'sectors',
      id: 'sectors',
      eyebrow: 'Sectors',
      title: 'Four trades, four kinds of ticket',
      lead: 'A label converter and a book printer mean different things by “sheet”. Each trade keeps its own fields, routes and price rules.',
      sectors: [
        {
          title: 'Commercial, books and packaging',
          drawing: 'signature',
          text: 'Signatures, versions and dielines on one ticket. Ganging is decided by rule, and grain direction and glue flaps are checked before plates are made.',
          jobs: 'Catalogs, perfect-bound books, folding cartons',
        },
        {
          title: 'Labels',
          drawing: 'label-roll',
          text: 'Die, rewind direction, core and gap belong to the ticket. Runs gang by die and substrate, and a repeat order finds its plates.',
          jobs: 'Pressure-sensitive labels, shrink sleeves, tags',
        },
        {
          title: 'Promotional products and textiles',
          drawing: 'garment',
          text: 'Method, position and size matrix for every garment. Blanks are bought per order, and the proof shows the print where it will sit.',
          jobs: 'Screen print, embroidery, transfers, engraving',
        },
        {
          title: 'Large format',
          drawing: 'banner',
          text: 'Tiles, overlaps and grommets follow from the finished size, panels nest by roll width, and the installation date holds the job to its truck.',
          jobs: 'Vehicle wraps, banners, rigid signs, displays',
        },
      ],
    },
    {
      type: 'customers',
      id: 'customers',
      eyebrow: 'Customers',
      title: 'Heard between the presses',
      testimonials: [
        {
          quote:
            'One person here knew which die fits which job. Now the route knows, and she gets to take a vacation.',
          company: 'Kettlebrook Label Works',
        },
        {
          quote:
            'The night shift no longer phones the estimator. What we quoted is on the ticket, down to the stock and the waste we allowed for.',
          company: 'Ostrander & Vale Printing',
        },
        {
          quote:
            'A missing bleed used to surface at plating. Now it surfaces the hour the file comes in, and the customer fixes it instead of us.',
          company: 'Marrowfield Packaging',
        },
        {
          quote:
            'I quote a wrap from the van. By the time I am back, the vinyl is reserved and the installer has a date.',
          company: 'Quillhaven Sign & Display',
        },
      ],
    },
    {
      type: 'pricing',
      id: 'pricing',
      eyebrow: 'Pricing',
      title: 'Plans by the jobs you finish',
      lead: 'Count the tickets you close in a month. What a plan costs depends on your equipment and the systems to connect, so we quote it the way you would: after asking.',
      featuredLabel: 'Recommended',
      note: `Every plan can be tried first: ${trialOffer}.`,
      plans: [
        {
          name: 'Entry',
          volume: ['Up to 500', 'jobs a month'],
          description: 'For a shop whose open tickets still fit on one wall.',
          features: [
            'Workflows and pricing engines',
            'Production floor',
            'CRM and sales',
            'Help center and e-mail support',
          ],
          buttonText: 'Contact Sales',
          to: links.contactAbout('Entry'),
        },
        {
          name: 'Professional',
          volume: ['Up to 2,000', 'jobs a month'],
          description: 'For several departments and more than one shift.',
          isFeatured: true,
          features: [
            'Everything in Entry',
            'Purchase and inventory',
            'Ecommerce (beta)',
            'Integrations and API access',
          ],
          buttonText: 'Contact Sales',
          to: links.contactAbout('Professional'),
        },
        {
          name: 'Enterprise',
          volume: ['Unlimited', 'jobs a month'],
          description: 'For groups with several plants and an IT department to convince.',
          features: [
            'Everything in Professional',
            'Several plants in one schedule',
            'Set-up with your estimating data',
            'A named contact',
          ],
          buttonText: 'Contact Sales',
          to: links.demo,
        },
      ],
    },
    resources,
    contact,
    newsletter,
    trial,
    {
      type: 'closing',
      id: 'start',
      title: 'Bring us your worst job ticket',
      lead: `The one with three corrections in pencil and a coffee ring. In a ${demoMinutes}-minute demo we run it from intake to a press slot.`,
      actions: [bookDemo, startTrial],
    },
  ],
} satisfies PageContent;
