import type { Drill } from '../Drill';
import { clockDrills } from './clock';
import { databaseDrills } from './database';
import { diskDrills } from './disk';
import { loadDrills } from './load';
import { originDrills } from './origins';
import { processDrills } from './processes';
import { releaseDrills } from './releases';

export const drills: readonly Drill[] = [
  ...processDrills,
  ...databaseDrills,
  ...diskDrills,
  ...clockDrills,
  ...originDrills,
  ...releaseDrills,
  ...loadDrills,
];
