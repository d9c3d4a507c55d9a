import SectorGrid from '../../sections/SectorGrid';
import { withContent } from '../../sections/withContent';

export default withContent(SectorGrid, {
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
});
