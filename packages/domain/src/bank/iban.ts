import { remainder97 } from './remainder-97.ts'

/** Characters of an account number in the countries of SEPA, where money can be collected by a mandate. */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

/** What every account number looks like (Spec 1 §5): two letters, then 5 to 34 letters and digits. */
const SHAPE = /^[A-Z]{2}[A-Z0-9]{5,34}$/

export type IbanReading =
  | { ok: true; iban: string }
  | { ok: false; reason: 'ibanNotValid' | 'ibanLength' | 'ibanCheckDigits' | 'ibanCountry' }

/**
 * An account number as somebody types it, with spaces or in small letters, checked by country, length and check digits
 * (ISO 13616).
 */
export function readIban(text: string): IbanReading {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  if (!SHAPE.test(iban) || !/^..\d\d/.test(iban)) return { ok: false, reason: 'ibanNotValid' }
  const length = LENGTHS[iban.slice(0, 2)]
  if (length === undefined) return { ok: false, reason: 'ibanCountry' }
  if (iban.length !== length) return { ok: false, reason: 'ibanLength' }
  return remainder97(iban) === 1 ? { ok: true, iban } : { ok: false, reason: 'ibanCheckDigits' }
}

/** `DE•• •••• •••• 3000`: enough for its owner to know it, too little for anybody else. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• •••• ${iban.slice(-4)}`
