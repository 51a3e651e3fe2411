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
