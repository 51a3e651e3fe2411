import type { Language } from '../language/language.ts'

const GERMAN = {
  e: 'Girocard',
  k: 'Kreditkarte',
  ö: 'Kundenkarte',
  p: 'Personalausweis',
  r: 'Reisepass',
  t: 'Telefonnummer',
  z: 'Sozialpass',
  s: 'Schülerausweis',
  a: 'Studierendenausweis',
}

/** What a passenger proves their identity with, by code (Spec 3 §3). */
export type IdentificationMedium = keyof typeof GERMAN

export const isIdentificationMedium = (code: string): code is IdentificationMedium => Object.hasOwn(GERMAN, code)

export const IDENTIFICATION_MEDIUMS: readonly IdentificationMedium[] =
  Object.keys(GERMAN).filter(isIdentificationMedium)

/** What passengers and inspectors call them. */
export const IDENTIFICATION_MEDIUM_NAMES: Readonly<Record<Language, Readonly<Record<IdentificationMedium, string>>>> = {
  de: GERMAN,
  en: {
    e: 'Debit card',
    k: 'Credit card',
    ö: 'Customer card',
    p: 'ID card',
    r: 'Passport',
    t: 'Phone number',
    z: 'Social pass',
    s: 'Pupil ID',
    a: 'Student ID',
  },
}
