import type { Models } from '../../store/database/createModel';

/** Whether there is an admin user of this name, who may act. */
export const isActiveUser = async (models: Models, username: string): Promise<boolean> =>
  (await models.users.exists({ username, isActive: true })) !== null;
