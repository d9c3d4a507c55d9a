import { threadTask } from '../threads/threadTask';
import { readImport } from './readImport';

export default threadTask(readImport);
