import type { Cell } from '../workbook/cells.ts'
import type { Sheet } from '../workbook/sheet-rows.ts'

/** A sheet from a table written with `|`. */
const sheet = (name: string, table: string): Sheet => ({
  sheet: name,
  data: table
    .trim()
    .split('\n')
    .map(line => line.split('|').map((cell): Cell => cell.trim() || null)),
})

/**
 * A small tariff without a fault: two zones, a single ticket at two levels, a day ticket, a price change on 1 January.
 */
export const goodWorkbook = (): Sheet[] => [
  sheet('tariff', 'currency\nEUR'),
  sheet('versions', 'id | valid_from\n2026 | 2026-01-01\n2027 | 01.01.2027'),
  sheet('zones', 'id | name | neighbours\nA | Altstadt | B\nB | Burg | A'),
  sheet('stops', 'stop | zones\n100 | A\n200 | A, B\n300 | B'),
  sheet(
    'levels',
    'id | name_de | name_en | print_text_de | print_text_en\n1 | Stufe 1 | Level 1 | Preisstufe 1 | Level 1\n2 | Stufe 2 | Level 2 | Preisstufe 2 | Level 2',
  ),
  sheet(
    'rules',
    'level | kind | min | max | reason_de | reason_en\n1 | zoneCount | 1 | 1 | Eine Zone | One zone\n2 | zoneCount | 2 | 2 | Zwei Zonen | Two zones',
  ),
  sheet('travellers', 'id | name_de | name_en | min_age\nadult | Erwachsene | Adults | 15'),
  sheet(
    'groups',
    'name | kind | title_de | title_en | order\nsingle | relation | Einzelfahrt | Single ticket | 1\nday | fixPrice | Tageskarte | Day ticket | 2',
  ),
  sheet(
    'sorts',
    'id | group | name_de | name_en | traveller | validity | minutes | days | until_time | vat | terms | sale_until\nsingle-adult | single | Einzelfahrt | Single | adult | dateTime | 90 | | | 7 | abb |\nday-adult | day | Tageskarte | Day ticket | adult | date | | 1 | 03:00 | 7 | abb | 31.12.2027',
  ),
  sheet(
    'prices',
    'version | sort | level | price\n2026 | single-adult | 1 | 2,80\n2027 | single-adult | 1 | 2.95\n | single-adult | 2 | 3.90\n2026 | day-adult | | 8\n2027 | day-adult | | 8.50',
  ),
  sheet(
    'codes',
    'code | name_de | name_en | percent | amount | sorts | valid_from | valid_until\nHERBST | Herbst | Autumn | 19.5 | | | 2026-09-01 | 2026-11-30\nFUENF | Fünf | Five | | 5 | day-adult | 2026-01-01 | 2027-12-31',
  ),
  sheet(
    'terms',
    'id | title_de | title_en | text_de | text_en\nabb | Bedingungen | Terms | <p onclick="x()">Gut</p><script>bad()</script> | <p>Good</p>',
  ),
]

/** The good workbook with one cell changed; `line` as the spreadsheet numbers it. */
export const changed = (name: string, line: number, column: string, value: Cell): Sheet[] =>
  goodWorkbook().map(each => {
    if (each.sheet !== name) return each
    const [titles = []] = each.data
    const found = titles.indexOf(column)
    const data =
      found < 0
        ? each.data.map((row, i) => [...row, ...Array(titles.length - row.length).fill(null), i === 0 ? column : null])
        : each.data
    const at = found < 0 ? titles.length : found
    return { ...each, data: data.map((row, i) => (i === line - 1 ? row.with(at, value) : row)) }
  })
