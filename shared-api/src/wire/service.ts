import { z } from 'zod';
import { named } from './common';

export const alive = named('Alive', z.object({ status: z.literal('alive') }));
export const ready = named('Ready', z.object({ status: z.literal('ready') }));
export const contentVersion = named('ContentVersion', z.object({ version: z.int().min(0) }));
export const openApi = named('OpenApi', z.looseObject({ openapi: z.literal('3.1.0') }));
export const downloadFile = named('DownloadFile', z.string().describe('The file as it is'));
