import type { LocalText, OrganisationKind } from '@billett/domain'

/** What organisations are called. */
export const ORGANISATION_KIND_WORDS = {
  authority: { de: 'Aufgabenträger', en: 'Authority' },
  payer: { de: 'Kostenträger', en: 'Cost unit' },
  school: { de: 'Schule', en: 'School' },
  company: { de: 'Firma', en: 'Company' },
  department: { de: 'Abteilung', en: 'Department' },
} as const satisfies Record<OrganisationKind, LocalText>

/** What the columns of their list are called, on the screen and in files. */
export const ORGANISATION_COLUMN_WORDS = {
  name: { de: 'Name', en: 'Name' },
  kind: { de: 'Art', en: 'Kind' },
  number: { de: 'Nummer', en: 'Number' },
  town: { de: 'Ort', en: 'Town' },
  parent: { de: 'Gehört zu', en: 'Part of' },
  payer: { de: 'Zahlt', en: 'Pays' },
  students: { de: 'Personen', en: 'People' },
  contactPersons: { de: 'Ansprechpersonen', en: 'Contact persons' },
  validUntil: { de: 'Letzter Tag', en: 'Last day' },
} as const satisfies Record<string, LocalText>
