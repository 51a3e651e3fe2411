/** Why a line of the bank waits for somebody. */
export const BANK_WAITING_REASONS = [
  'unknown',
  'several',
  'amountDiffers',
  'otherCurrency',
  /** More than anybody can owe. */
  'tooMuch',
  /** It cannot be known again in another file, so that it might be taken twice. */
  'noReference',
] as const
export type BankWaitingReason = (typeof BANK_WAITING_REASONS)[number]

/** Why a file of the bank could not be read, so that nothing of it counts. */
export const BANK_REFUSED_REASONS = [
  'notUtf8',
  'notXml',
  'doctype',
  'tooLarge',
  'tooDeep',
  'tooLongSection',
  'unknownKind',
  'missing',
  'notAnAmount',
  'notADate',
  'sumsDiffer',
] as const
export type BankRefusedReason = (typeof BANK_REFUSED_REASONS)[number]
