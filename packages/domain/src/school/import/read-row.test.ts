import { describe, expect, it } from 'vitest'
import { isGarbled } from './garbled.ts'
import { importDate } from './import-date.ts'
import type { ColumnMap } from './import-fields.ts'
import { editDistance, nameKey } from './name-key.ts'
import { readRow } from './read-row.ts'

const COLUMNS: ColumnMap = ['lastName', 'firstName', 'birthDate', 'class', 'street', 'postCode', 'gender', null]
const read = (cells: string[]) => readRow(cells, COLUMNS, '2026-11-24')
const faults = (cells: string[]) => read(cells).problems.map(({ column, fault }) => [column, fault])

describe('a row', () => {
  it('says who somebody is, with what follows from it', () => {
    const { pupil, problems } = read([
      ' Bauer ',
      'Claus  Maria',
      '30.05.2011',
      '10b',
      'Am Ring 12 a',
      '1067',
      'm',
      '=1+1',
    ])
    expect(problems).toEqual([])
    expect(pupil).toMatchObject({ lastName: 'Bauer', firstName: 'Claus Maria', birthDate: '2011-05-30', grade: '10' })
    expect(pupil).toMatchObject({ street: 'Am Ring', houseNumber: '12 a', postCode: '01067', gender: 1 })
  })

  it('is told everything that is wrong with it at once, by column', () => {
    expect(faults(['', 'A', '31.02.2014', '', '', 'abc', 'q'])).toEqual([
      [0, 'required'],
      [2, 'date'],
      [6, 'gender'],
      [5, 'postCode'],
    ])
    expect(faults(['MÃ¼ller', 'A', '01.01.2027', 'x'.repeat(21)])).toEqual([
      [0, 'garbled'],
      [3, 'tooLong'],
      [2, 'future'],
    ])
  })

  it('keeps what begins as a formula as text, and what it was told to be text by', () => {
    expect(read(["'=HYPERLINK(1)", '+A', '30.05.2011']).pupil).toMatchObject({
      lastName: '=HYPERLINK(1)',
      firstName: '+A',
    })
  })
})

it.each([
  ['30.05.2001', '2001-05-30'],
  ['3.5.01', '2001-05-03'],
  ['3.5.98', '1998-05-03'],
  ['2001-05-30', '2001-05-30'],
  ['29.02.2027', undefined],
  ['05/30/2001', undefined],
  ['', undefined],
])('%s is the day %s', (text, day) => expect(importDate(text, '2026-11-24')).toBe(day))

it.each([
  ['MÃ¼ller', true],
  ['StraÃŸe', true],
  ['M\uFFFDller', true],
  ['Müller', false],
  ['São Ângelo', false],
])('%s is garbled: %s', (text, is) => expect(isGarbled(text)).toBe(is))

it.each([
  ['Müller', 'MUELLER', 0],
  ['Groß', 'gross', 0],
  ['Anna-Lena', 'Anna Lena', 0],
  ['René', 'Rene', 0],
  ['Müller', 'Muller', 1],
  ['Meier', 'Maier', 1],
  ['Meier', 'Mayer', 2],
  ['Meier', 'Schulz', 3],
])('%s and %s differ by %i letters', (a, b, distance) => expect(editDistance(nameKey(a), nameKey(b), 2)).toBe(distance))
