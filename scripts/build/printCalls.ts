import { calls } from '../../shared-api/src/contract/calls';

process.stdout.write(JSON.stringify(calls));
