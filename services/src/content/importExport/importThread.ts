import { threadTask } from '../../http/threads/threadTask';
import { readImport } from './archive/readImport';

export default threadTask(readImport);
