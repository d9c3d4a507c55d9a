import { threadTask } from '../../threads/threadTask';
import { findHits } from './findHits';

export default threadTask(findHits);
