import { threadTask } from '../../../http/threads/threadTask';
import { findHits } from './findHits';

export default threadTask(findHits);
