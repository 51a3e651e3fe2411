import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it.each([
  [['a', null, '12.50', '-5', '+1,5'], 'a;;12.50;-5;+1,5\r\n'],
  [['a;b', 'say "x"', 'two\nlines'], '"a;b";"say ""x""";"two\nlines"\r\n'],
  [['=1+1', '+SUM(A1)', '-x', '@SUM(1)', '\tx', '\rx'], `'=1+1;'+SUM(A1);'-x;'@SUM(1);'\tx;"'\rx"\r\n`],
])('%j is the line %j', (cells, line) => expect(csvLine(cells)).toBe(line))

it('nothing that is typed becomes a formula', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const shown = csvLine([text]).replace(/^"/, '')
      expect(/^[=@\t]/.test(shown)).toBe(false)
    }),
  )
})
