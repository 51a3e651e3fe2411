import { readFileSync } from 'node:fs'
import { type Failure, failures } from '@billett/contract'
import { catalogue, GIVEN_BY_NOTHING } from '@billett/contract/server'
import { describe, expect, it } from 'vitest'
import { documentedErrors, ERRORS_FILE, said, textAt } from './documented-errors.ts'
import { failuresOfCalls } from './failures-of-calls.ts'
import { SPECIFIED } from './specified-messages.ts'

const calls = failuresOfCalls()
const document = documentedErrors()
const answersOf = (call: string): Failure[] => calls.get(call) ?? []

describe('docs/errors.md', () => {
  it('says what the table and the calls say (npm run errors writes it)', () => {
    expect(readFileSync(ERRORS_FILE, 'utf8')).toBe(document)
  })

  it('says of every failure that nothing gives what says it instead, or why', () => {
    const lines = document.split('\n')
    for (const [word, why] of Object.entries(GIVEN_BY_NOTHING)) {
      const line = lines.find(one => one.includes(`| \`error.${word}\` |`))
      expect(line).toContain(`| instead: ${why} |`)
    }
  })

  it('has a row for every error', () => {
    for (const [word, { code }] of Object.entries(failures))
      expect(document).toContain(`| ${code} | \`error.${word}\` |`)
  })

  it('tells every message of the specification in both languages', () => {
    const messages = Object.values(SPECIFIED).flat()
    for (const { message, failures: words = [], texts = [], note } of messages) {
      expect([...words, ...texts, note].filter(Boolean), message).not.toEqual([])
      for (const path of texts)
        for (const language of [said.de, said.en]) expect(textAt(language, path).trim()).not.toBe('')
    }
  })
})

describe('what a call can answer', () => {
  it('is known of every call', () => {
    expect([...calls.keys()]).toEqual(catalogue.map(call => call.name).sort())
  })

  it('has what its access refuses', () => {
    expect(answersOf('user/getUser')).toEqual(expect.arrayContaining(['unauthorized', 'forbidden']))
    expect(answersOf('sales/getOrder')).not.toContain('forbidden')
    expect(answersOf('common/getVersion')).toEqual([])
  })

  it('has what its schemas say, and only those of its own fields', () => {
    expect(answersOf('user/register')).toEqual(expect.arrayContaining(['postCode', 'email', 'termsNotAccepted']))
    expect(answersOf('user/resetPassword')).not.toContain('postCode')
  })

  it('has what its use case refuses, also in rules of the domain and through ports', () => {
    expect(answersOf('user/login')).toEqual(expect.arrayContaining(['loginFailed', 'accountNotActivated']))
    expect(answersOf('prepaid/getStatus')).toEqual(expect.arrayContaining(['cardExpired', 'cardUnknown']))
    expect(answersOf('tariff/searchTrips')).toEqual(expect.arrayContaining(['noTimetable', 'maintenance']))
    expect(answersOf('prepaid/getStatus')).not.toContain('orderNotFound')
  })

  it('does not take the name of a field for a refusal', () => {
    expect(answersOf('user/getUser')).not.toContain('birthDate')
  })
})
