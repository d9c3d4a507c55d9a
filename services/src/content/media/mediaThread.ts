import { threadTask } from '../../http/threads/threadTask';
import { prepareMedia } from './prepareMedia';

export default threadTask(prepareMedia);
