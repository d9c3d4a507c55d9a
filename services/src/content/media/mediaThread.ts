import { threadTask } from '../threads/threadTask';
import { prepareMedia } from './prepareMedia';

export default threadTask(prepareMedia);
