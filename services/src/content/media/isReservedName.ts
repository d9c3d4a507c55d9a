/** Whether Windows takes a file's name for a device, whatever its extension. */
export const isReservedName = (stem: string): boolean =>
  /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/i.test(stem);
