import { quote, versionAt } from '@billett/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTariff } from '../check/check-tariff.ts'
import { tariffFromJson } from '../json/tariff-from-json.ts'
import { changed, goodWorkbook } from '../testing/good-workbook.ts'
import type { Cell } from './cells.ts'
import { SHEET_NAMES, WORKBOOK } from './columns.ts'
import type { Sheet } from './sheet-rows.ts'
import { tariffFromWorkbook } from './tariff-from-workbook.ts'

/** Every problem as "code sheet:line column". */
const problemsOf = (sheets: Sheet[], severity = 'error'): string[] => {
  const read = tariffFromWorkbook(sheets)
  return (read.ok ? read.warnings : read.problems)
    .filter(problem => problem.severity === severity)
    .map(({ code, where }) => `${code} ${where?.sheet}:${where?.line ?? ''} ${where?.column ?? ''}`.trim())
}

describe('a workbook', () => {
  const read = tariffFromWorkbook(goodWorkbook())
  const tariff = read.ok ? read.tariff : undefined

  it('becomes a tariff', () => {
    expect(read).toMatchObject({ ok: true, warnings: [] })
    expect(tariff?.versions.map(({ id, validFrom }) => [id, validFrom])).toEqual([
      ['2026', '2026-01-01'],
      ['2027', '2027-01-01'],
    ])
    expect(tariff?.versions[0]?.sorts[1]).toMatchObject({
      id: 'day-adult',
      comfortClass: 'second',
      validity: { type: 'date', days: 1, untilTime: '03:00' },
      vatPermille: 70,
      passengers: { min: 1, max: 1 },
      saleUntil: '2027-12-31',
      preSaleDays: 90,
    })
    expect(tariff?.versions[0]?.discountCodes.map(({ kind }) => kind)).toEqual([{ permille: 195 }, { cents: 500 }])
    expect(tariff?.versions[0]?.stopZones).toEqual({ 100: ['A'], 200: ['A', 'B'], 300: ['B'] })
  })

  it('sells the price of its version', () => {
    const price = (date: string) => {
      const version = tariff && versionAt(tariff, date)
      const journey = { origin: '100', destination: '200' }
      return version && quote(version, { sort: 'single-adult', journey, date, today: '2026-12-15', serviceArea: 2 })
    }
    expect(price('2026-12-31')).toMatchObject({ state: 'known', cents: 280 })
    expect(price('2027-01-01')).toMatchObject({ state: 'known', cents: 295 })
  })

  it('keeps no script in the terms', () => {
    expect(tariff?.versions[0]?.terms[0]?.text.de).toBe('<p>Gut</p>')
  })

  it('is the same tariff as JSON', () => {
    expect(tariffFromJson(JSON.stringify(tariff))).toEqual({ ok: true, tariff, warnings: [] })
  })

  it('may name sheets and columns in any case and order, with empty rows between', () => {
    const other = goodWorkbook()
      .toReversed()
      .map(({ sheet, data }) => ({
        sheet: ` ${sheet.toUpperCase()}`,
        data: [
          ...data.slice(0, 1).map(row => row.map(cell => String(cell).toUpperCase())),
          [],
          [null, ' '],
          ...data.slice(1),
        ],
      }))
    expect(tariffFromWorkbook(other)).toMatchObject({ ok: true, tariff })
  })

  it('names who carries, and what is valid on paper', () => {
    const carriers: Sheet = {
      sheet: 'carriers',
      data: [
        ['id', 'name', 'street', 'town'],
        ['rail', 'Bahn GmbH', 'Gleis 1', '12345 Stadt'],
      ],
    }
    const named = tariffFromWorkbook([...changed('sorts', 2, 'carrier', 'rail'), carriers])
    expect(named).toMatchObject({
      ok: true,
      tariff: { versions: [{ carriers: [{ id: 'rail', town: '12345 Stadt' }], sorts: [{ carrier: 'rail' }, {}] }, {}] },
    })
    expect(tariffFromWorkbook(changed('sorts', 3, 'on_paper', 'no'))).toMatchObject({
      tariff: { versions: [{ sorts: [{}, { onPaper: false }] }, {}] },
    })
  })

  it('takes numbers, dates and times as spreadsheets keep them', () => {
    const cells: [string, number, string, Cell][] = [
      ['prices', 2, 'price', 2.8000000000000003],
      ['versions', 3, 'valid_from', new Date('2027-01-01T00:00:00Z')],
      ['sorts', 3, 'until_time', 0.125],
      ['sorts', 2, 'minutes', 90],
      ['sorts', 2, 'vat', 7],
      ['stops', 2, 'stop', 100],
      ['prices', 2, 'version', 2026],
    ]
    for (const cell of cells) expect(tariffFromWorkbook(changed(...cell))).toEqual(read)
  })
})

describe('a fault in a workbook', () => {
  it.each<[string, number, string, Cell, string]>([
    ['tariff', 2, 'currency', 'Euro', 'badCurrency tariff:2 currency'],
    ['versions', 3, 'valid_from', '31.02.2027', 'badDate versions:3 valid_from'],
    ['versions', 3, 'valid_from', '2025-01-01', 'versionsOutOfOrder versions:3 valid_from'],
    ['zones', 2, 'neighbours', 'B, C', 'unknownReference zones:2 neighbours'],
    ['zones', 3, 'neighbours', null, 'neighbourAsymmetric zones:2 neighbours'],
    ['zones', 3, 'id', 'A', 'duplicateId zones:3 id'],
    ['stops', 3, 'zones', 'A, Q', 'unknownReference stops:3 zones'],
    ['stops', 3, 'stop', '100', 'duplicateId stops:3 stop'],
    ['stops', 3, 'zones', null, 'missing stops:3 zones'],
    ['levels', 2, 'name_en', null, 'languageMissing levels:2 name_en'],
    ['rules', 2, 'level', '9', 'unknownReference rules:2 level'],
    ['rules', 2, 'kind', 'magic', 'badKind rules:2 kind'],
    ['rules', 3, 'max', '1', 'wrongOrder rules:3 max'],
    ['rules', 2, 'min', 'one', 'badNumber rules:2 min'],
    ['rules', 2, 'lines', 'U1', 'unknownField rules:2 lines'],
    ['travellers', 2, 'max_age', 3, 'wrongOrder travellers:2 max_age'],
    ['groups', 2, 'name', 'a/b', 'badValue groups:2 name'],
    ['sorts', 2, 'group', 'gone', 'unknownReference sorts:2 group'],
    ['sorts', 2, 'terms', 'gone', 'unknownReference sorts:2 terms'],
    ['sorts', 2, 'validity', 'sometimes', 'badKind sorts:2 validity'],
    ['sorts', 3, 'until_time', '25:00', 'badTime sorts:3 until_time'],
    ['sorts', 3, 'days', null, 'missing sorts:3 days'],
    ['sorts', 2, 'vat', 'seven', 'badPercent sorts:2 vat'],
    ['sorts', 2, 'free', 'maybe', 'badFlag sorts:2 free'],
    ['sorts', 2, 'carrier', 'gone', 'unknownReference sorts:2 carrier'],
    ['sorts', 2, 'carriage', 'no', 'missing sorts:2 withdrawal_reason_en'],
    ['sorts', 3, 'sale_from', '2028-01-01', 'wrongOrder sorts:3 sale_until'],
    ['prices', 2, 'price', '-2.80', 'negative prices:2 price'],
    ['prices', 2, 'price', '2.805', 'badAmount prices:2 price'],
    ['prices', 2, 'price', 0, 'zeroNotFree prices:2 price'],
    ['prices', 2, 'sort', 'gone', 'unknownReference prices:2 sort'],
    ['prices', 5, 'level', '1', 'relationPrice prices:5 level'],
    ['prices', 2, 'version', '1999', 'unknownReference prices:2 version'],
    ['prices', 4, 'level', '1', 'duplicateId prices:4 level'],
    ['codes', 2, 'valid_until', '2026-08-01', 'wrongOrder codes:2 valid_until'],
    ['codes', 2, 'percent', '120', 'tooLarge codes:2 percent'],
  ])('is found in %s, line %i, %s = %s', (sheet, line, column, value, told) => {
    expect(problemsOf(changed(sheet, line, column, value))).toContain(told)
  })

  it('is one problem, not one for every version or for all that refers to it', () => {
    expect(problemsOf(changed('sorts', 2, 'vat', 'seven'))).toEqual(['badPercent sorts:2 vat'])
    expect(problemsOf(changed('stops', 3, 'zones', 'A, Q'))).toEqual(['unknownReference stops:3 zones'])
  })

  it('does not hide the others', () => {
    const two = changed('prices', 2, 'price', '-1').map(each =>
      each.sheet === 'stops'
        ? (changed('stops', 2, 'zones', 'Q').find(({ sheet }) => sheet === 'stops') ?? each)
        : each,
    )
    expect(problemsOf(two)).toEqual(['negative prices:2 price', 'unknownReference stops:2 zones'])
  })

  it('is a sheet or column that is missing', () => {
    expect(problemsOf(goodWorkbook().filter(({ sheet }) => sheet !== 'prices'))).toContain('sheetMissing prices:')
    expect(problemsOf(changed('versions', 1, 'valid_from', 'begin'))).toContain('columnMissing versions:1 valid_from')
    expect(problemsOf([])).toContain('sheetMissing tariff:')
  })

  it('is only a warning where the tariff can still be sold', () => {
    const warned = (sheets: Sheet[]) => problemsOf(sheets, 'warning')
    expect(warned(changed('levels', 2, 'name_nl-NL', 'Niveau 1'))).toContain('languageMissing levels:3 name_nl-NL')
    expect(warned(changed('sorts', 2, 'colour', 'red'))).toEqual(['unknownColumn sorts:1 colour'])
    expect(warned([...goodWorkbook(), { sheet: 'notes', data: [] }])).toEqual(['unknownSheet notes:'])
    const cutOff = changed('zones', 3, 'neighbours', null).map(each =>
      each.sheet === 'zones' ? { ...each, data: [...each.data, ['X', 'Insel', null]] } : each,
    )
    expect(warned(cutOff)).toContain('zoneUnreachable zones:4 id')
  })
})

describe('hostile input', () => {
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    fc.constantFrom<Cell[]>(
      null,
      undefined,
      '',
      '__proto__',
      'constructor',
      '=1+1',
      '<script>',
      '\u0000',
      '1e999',
      '-0',
      '🚋',
    ),
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.date({ noInvalidDate: false }),
  )
  const title = fc.constantFrom(
    ...SHEET_NAMES.flatMap(name => WORKBOOK[name].columns.flatMap(({ name }) => [name, `${name}_de`, `${name}_en`])),
  )
  const row = fc.array(cell, { maxLength: 12 })
  const sheet = fc.record({
    sheet: fc.oneof(fc.constantFrom<string[]>(...SHEET_NAMES), fc.string()),
    data: fc
      .tuple(fc.array(title, { maxLength: 12 }), fc.array(row, { maxLength: 5 }))
      .map(([titles, rows]) => [titles, ...rows]),
  })

  it('in a workbook is told and never throws', () => {
    fc.assert(
      fc.property(fc.array(sheet, { maxLength: 14 }), sheets => {
        expect(tariffFromWorkbook(sheets).ok).toBe(false)
      }),
    )
  })

  it('in one cell of a good workbook never throws, and never makes a ticket free', () => {
    const place = fc.constantFrom(
      ...goodWorkbook().flatMap(({ sheet, data }) =>
        data.flatMap((cells, line) => cells.map((_, c) => ({ sheet, line: line + 1, column: String(data[0]?.[c]) }))),
      ),
    )
    fc.assert(
      fc.property(place, cell, ({ sheet, line, column }, value) => {
        const read = tariffFromWorkbook(changed(sheet, line, column, value))
        const prices = read.ok ? read.tariff.versions.flatMap(({ prices }) => prices) : []
        for (const { cents } of prices) expect(cents).toBeGreaterThan(0)
      }),
      { numRuns: 400 },
    )
  })

  it('as JSON is told and never throws', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(tariffFromJson(text).ok).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(checkTariff(value).length).toBeGreaterThan(0)
      }),
    )
    const collections = [
      'zones',
      'stopZones',
      'levels',
      'levelRules',
      'travellers',
      'groups',
      'sorts',
      'prices',
      'discountCodes',
      'terms',
    ]
    const version = fc.dictionary(fc.constantFrom(...collections), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()))
    fc.assert(
      fc.property(version, value => {
        expect(checkTariff({ currency: 'EUR', versions: [value] }).length).toBeGreaterThan(0)
      }),
    )
  })
})
