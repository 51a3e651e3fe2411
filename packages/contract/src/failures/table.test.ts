import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { rulesIn } from '../schema-rules.fixture.ts'
import { accountFailures } from './account.ts'
import { arrangementFailures } from './arrangement.ts'
import { bankAnswerFailures } from './bank-answer.ts'
import { billingFailures } from './billing.ts'
import { communicationFailures } from './communication.ts'
import { configurationFailures } from './configuration.ts'
import { contractFailures } from './contract.ts'
import { enforcementFailures } from './enforcement.ts'
import { entryFailures } from './entry.ts'
import { fraudFailures } from './fraud.ts'
import { orderFailures } from './order.ts'
import { paymentFailures } from './payment.ts'
import { priceCampaignFailures } from './price-campaign.ts'
import { schoolFailures } from './school.ts'
import { serviceFailures } from './services.ts'
import { staffFailures } from './staff.ts'
import { statementFailures } from './statement.ts'
import { subscriptionFailures } from './subscription.ts'
import { failures } from './table.ts'
import { tariffFailures } from './tariff.ts'
import { uploadFailures } from './upload.ts'

/** What the table is made of: a word in two of them would be the later one's alone. */
const parts = [
  communicationFailures,
  entryFailures,
  tariffFailures,
  orderFailures,
  paymentFailures,
  accountFailures,
  serviceFailures,
  subscriptionFailures,
  contractFailures,
  uploadFailures,
  staffFailures,
  statementFailures,
  configurationFailures,
  schoolFailures,
  arrangementFailures,
  bankAnswerFailures,
  billingFailures,
  priceCampaignFailures,
  enforcementFailures,
  fraudFailures,
]

const rows = Object.entries(failures)

const repeated = (values: (string | number)[]): (string | number)[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the table of failures', () => {
  it('has every word in one of its parts only', () => {
    expect(repeated(parts.flatMap(part => Object.keys(part)))).toEqual([])
    expect(new Set(parts.flatMap(part => Object.keys(part)))).toEqual(new Set(rows.map(([word]) => word)))
  })

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
