import { LIST_TYPES, type ListFormat } from '@billett/contract'
import { businessDateOf, type Language, nameOfComponent, SEPA_CURRENCY } from '@billett/domain'
import type { StreamedFile } from '../../../../call/answer.ts'
import { csvFile } from '../../../../spreadsheet/csv-file.ts'
import { xlsxFile } from '../../../../spreadsheet/xlsx-file.ts'
import type { StoredHandOver } from './hand-over.repository.ts'
import type { GivenClaim } from './hand-over.ts'

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    ...['Kundennummer', 'Nachname', 'Vorname', 'Einrichtung', 'Straße', 'PLZ', 'Ort'],
    ...['Vertrag', 'Posten', 'Monat', 'Fällig', 'Übergeben', 'Noch offen'],
  ],
  en: [
    ...['Customer number', 'Last name', 'First name', 'Organisation', 'Street', 'Postcode', 'Town'],
    ...['Contract', 'Item', 'Month', 'Due', 'Handed over', 'Still open'],
  ],
}

const NAMES: Readonly<Record<Language, string>> = { de: 'Inkasso', en: 'debt-collection' }

interface Wanted {
  language: Language
  format: ListFormat
}

/**
 * What an agency is given: a line for each claim, with what was open of it then and what is now. Fetched again later it
 * says what has been paid since, and is taken back.
 */
export function handOverFile(
  { madeOn }: StoredHandOver,
  claims: readonly GivenClaim[],
  { language, format }: Wanted,
): StreamedFile {
  const money = (cents: number) => ({ cents, currency: SEPA_CURRENCY })
  async function* batches() {
    yield claims.map(one => [
      one.customerNumber,
      ...[one.lastName, one.firstName, one.organisation, one.street, one.postCode, one.city].map(text => text ?? ''),
      one.contractNumber,
      nameOfComponent(one.component, language),
      one.periodStart.slice(0, 7),
      one.dueOn,
      money(one.cents),
      money(one.openCents),
    ])
  }
  const sheet = { name: NAMES[language], head: HEADS[language], batches: batches(), foot: () => businessDateOf(madeOn) }
  return {
    chunks: format === 'csv' ? csvFile(sheet, language) : xlsxFile(sheet),
    mimeType: format === 'csv' ? `${LIST_TYPES.csv}; charset=utf-8` : LIST_TYPES.xlsx,
    fileName: `${NAMES[language]}-${businessDateOf(madeOn)}.${format}`,
  }
}
