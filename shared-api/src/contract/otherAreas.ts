/** What browsers, programs and our host call by themselves, without the client. */

export { fileEndpoints as files, textEndpoints as texts } from './help/files';
export { searchOpenedEndpoint as searchOpened } from './help/unmetSearches';
export { policyReportEndpoint as policyReports } from './operating/policyReports';
export { serviceEndpoints as service } from './operating/service';
export { hostTelemetryEndpoint as hostTelemetry } from './operating/telemetry';
