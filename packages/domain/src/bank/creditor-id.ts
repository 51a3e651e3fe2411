import { remainder97 } from './remainder-97.ts'

/** Country, two check digits, three signs the creditor chooses, and its number (AT-02 of the SEPA rule book). */
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/

/** Whether banks would take it for a creditor's: the three signs it chooses are left out of the check digits. */
export const isCreditorId = (text: string): boolean =>
  SHAPE.test(text) && remainder97(`${text.slice(0, 4)}${text.slice(7)}`) === 1
