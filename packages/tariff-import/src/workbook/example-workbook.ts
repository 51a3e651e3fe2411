import type { Cell } from './cells.ts'
import { planOf, SHEET_NAMES, type SheetName } from './columns.ts'
import type { Sheet } from './sheet-rows.ts'

type Row = Readonly<Record<string, Cell>>

/** Two zones, a single ticket at two levels, a day ticket, dearer from a day on: as little as shows every sheet. */
const ROWS: Readonly<Record<SheetName, readonly Row[]>> = {
  tariff: [{ currency: 'EUR' }],
  versions: [
    { id: '2027', valid_from: '2027-01-01' },
    { id: '2028', valid_from: '2028-01-01' },
  ],
  zones: [
    { id: 'A', name: 'Altstadt', neighbours: 'B' },
    { id: 'B', name: 'Burg', neighbours: 'A' },
  ],
  stops: [
    { stop: '100', zones: 'A' },
    { stop: '200', zones: 'A, B' },
    { stop: '300', zones: 'B' },
  ],
  levels: [
    { id: '1', name_de: 'Stufe 1', name_en: 'Level 1', print_text_de: 'Preisstufe 1', print_text_en: 'Level 1' },
    { id: '2', name_de: 'Stufe 2', name_en: 'Level 2', print_text_de: 'Preisstufe 2', print_text_en: 'Level 2' },
  ],
  rules: [
    { level: '1', kind: 'zoneCount', min: 1, max: 1, reason_de: 'Eine Zone', reason_en: 'One zone' },
    { level: '2', kind: 'zoneCount', min: 2, max: 2, reason_de: 'Zwei Zonen', reason_en: 'Two zones' },
  ],
  travellers: [{ id: 'adult', name_de: 'Erwachsene', name_en: 'Adults', kind: 'person', min_age: 15 }],
  groups: [
    { name: 'single', kind: 'relation', title_de: 'Einzelfahrt', title_en: 'Single ticket', order: 1 },
    { name: 'day', kind: 'fixPrice', title_de: 'Tageskarte', title_en: 'Day ticket', order: 2 },
  ],
  sorts: [
    {
      ...{ id: 'single-adult', group: 'single', name_de: 'Einzelfahrt', name_en: 'Single' },
      ...{ traveller: 'adult', validity: 'dateTime', minutes: 90, vat: 7, terms: 'conditions', carrier: 'operator' },
    },
    {
      ...{ id: 'day-adult', group: 'day', name_de: 'Tageskarte', name_en: 'Day ticket', traveller: 'adult' },
      ...{ validity: 'date', days: 1, until_time: '03:00', vat: 7, terms: 'conditions', carrier: 'operator' },
    },
  ],
  prices: [
    { version: '2027', sort: 'single-adult', level: '1', price: 2.8 },
    { version: '2028', sort: 'single-adult', level: '1', price: 2.95 },
    { sort: 'single-adult', level: '2', price: 3.9 },
    { version: '2027', sort: 'day-adult', price: 8 },
    { version: '2028', sort: 'day-adult', price: 8.5 },
  ],
  codes: [
    {
      ...{ code: 'HERBST', name_de: 'Herbst', name_en: 'Autumn', percent: 19.5 },
      ...{ valid_from: '2027-09-01', valid_until: '2027-11-30' },
    },
    {
      ...{ code: 'FUENF', name_de: 'Fünf Euro', name_en: 'Five euros', amount: 5, sorts: 'day-adult' },
      ...{ valid_from: '2027-01-01', valid_until: '2028-12-31' },
    },
  ],
  terms: [
    {
      ...{ id: 'conditions', title_de: 'Beförderungsbedingungen', title_en: 'Terms of carriage' },
      ...{ text_de: '<p>Hier steht, was gilt.</p>', text_en: '<p>What applies stands here.</p>' },
    },
  ],
  carriers: [{ id: 'operator', name: 'Verkehrsbetrieb GmbH', street: 'Hauptstraße 1', town: '12345 Musterstadt' }],
}

/** The headings of a sheet: all of its columns, what is said in words in both languages. */
const headingsOf = (name: SheetName): string[] =>
  planOf(name).columns.flatMap(column =>
    column.kind === 'texts' ? [`${column.name}_de`, `${column.name}_en`] : [column.name],
  )

/** A workbook to be filled: every sheet with every column, and a few lines that show what stands in them. */
export const exampleWorkbook = (): Sheet[] =>
  SHEET_NAMES.map(sheet => {
    const headings = headingsOf(sheet)
    return { sheet, data: [headings, ...ROWS[sheet].map(row => headings.map(heading => row[heading] ?? null))] }
  })
