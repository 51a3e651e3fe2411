import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { rulesIn } from '../schema-rules.fixture.ts'
import { failures } from './table.ts'

const rows = Object.entries(failures)

const repeated = (values: (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the table of failures', () => {
  it('uses every number once', () => {
    expect(repeated(rows.map(([, { code }]) => code))).toEqual([])
  })

  it('answers in both languages, each text for one failure only', () => {
    for (const [word, { de, en }] of rows) {
      expect(de.trim(), word).not.toBe('')
      expect(en.trim(), word).not.toBe('')
      expect(de, word).not.toBe(en)
    }
    expect(repeated(rows.map(([, { de }]) => de))).toEqual([])
    expect(repeated(rows.map(([, { en }]) => en))).toEqual([])
  })

  it('ends every text like a sentence', () => {
    for (const [word, { de, en }] of rows) for (const text of [de, en]) expect(text, word).toMatch(/[.?!]$/)
  })

  it('gives statuses of refusals', () => {
    for (const [word, { status }] of rows) {
      expect(status, word).toBeGreaterThanOrEqual(400)
      expect(status, word).toBeLessThan(600)
    }
  })

  it('knows every message a schema of the contract can give', () => {
    const rules = catalogue.flatMap(call => [call.params, call.query, call.body].flatMap(schema => rulesIn(schema)))
    const given = new Set(rules.flatMap(({ message }) => message ?? []))
    expect(given.size).toBeGreaterThan(10)
    expect([...given].filter(message => !rows.some(([word]) => message === `error.${word}`))).toEqual([])
  })
})
