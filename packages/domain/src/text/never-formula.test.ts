import { expect, it } from 'vitest'
import { neverFormula } from './never-formula.ts'

it.each(['=1+1', '=HYPERLINK("https://evil.example","x")', '+SUM(A1)', '-x', '-1+cmd|A0', '@SUM(1)', '\tx', '\rx'])(
  '%j is text for a spreadsheet',
  text => expect(neverFormula(text)).toBe(`'${text}`),
)

it.each(['', 'Ada', '12.50', '-5', '+1,5', '-1.234,50\u00a0€', '-€12.50', '-5 %', '-3 CHF', '1=1'])(
  '%j stays as it is',
  text => expect(neverFormula(text)).toBe(text),
)
