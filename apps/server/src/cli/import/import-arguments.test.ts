import { describe, expect, it } from 'vitest'
import { importArguments } from './import-arguments.ts'

describe('what an import is asked for', () => {
  it.each([
    [['feed.zip'], { source: { kind: 'feed', file: 'feed.zip' }, ifEmpty: false }],
    [['/a b/Tarif 2027.XLSX'], { source: { kind: 'workbook', file: '/a b/Tarif 2027.XLSX' }, ifEmpty: false }],
    [['tariff.json', '--if-empty'], { source: { kind: 'json', file: 'tariff.json' }, ifEmpty: true }],
    [['--demo', '--if-empty'], { source: { kind: 'demo' }, ifEmpty: true }],
  ])('%o', (args, asked) => {
    expect(importArguments(args)).toEqual(asked)
  })

  it.each([[[]], [['feed.csv']], [['a.zip', 'b.zip']], [['a.zip', '--demo']], [['--force', 'a.zip']], [['noending']]])(
    'does not guess at %o',
    args => {
      expect(importArguments(args)).toBeUndefined()
    },
  )
})
