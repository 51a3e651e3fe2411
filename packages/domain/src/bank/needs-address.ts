/** The European Economic Area, by the first two letters of account numbers. */
const AREA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether a bank is only collected from with the debtor's address: it is outside the European Economic Area. */
export const needsAddress = (iban: string): boolean => !AREA.has(iban.slice(0, 2))
