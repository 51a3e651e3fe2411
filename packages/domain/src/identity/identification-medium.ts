import type { LocalText } from '../tariff/model.ts'

/** What a passenger proves their identity with, by code (Spec 3 §3). */
export const IDENTIFICATION_MEDIUMS = {
  e: 'debitCard',
  k: 'creditCard',
  ö: 'customerCard',
  p: 'idCard',
  r: 'passport',
  t: 'phoneNumber',
  z: 'socialPass',
  s: 'pupilId',
  a: 'studentId',
} as const

export type IdentificationMediumCode = keyof typeof IDENTIFICATION_MEDIUMS

/** What passengers and inspectors call them. */
export const IDENTIFICATION_MEDIUM_NAMES: Record<IdentificationMediumCode, LocalText> = {
  e: { de: 'Girocard', en: 'Debit card' },
  k: { de: 'Kreditkarte', en: 'Credit card' },
  ö: { de: 'Kundenkarte', en: 'Customer card' },
  p: { de: 'Personalausweis', en: 'ID card' },
  r: { de: 'Reisepass', en: 'Passport' },
  t: { de: 'Telefonnummer', en: 'Phone number' },
  z: { de: 'Sozialpass', en: 'Social pass' },
  s: { de: 'Schülerausweis', en: 'Pupil ID' },
  a: { de: 'Studierendenausweis', en: 'Student ID' },
}

export const isIdentificationMedium = (code: string): code is IdentificationMediumCode =>
  Object.hasOwn(IDENTIFICATION_MEDIUMS, code)
