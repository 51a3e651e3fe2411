import { expect, it } from 'vitest'
import { remittanceText } from './remittance-text.ts'

const contracts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ product: 'Schülerticket Größe 2', number: `A-${at + 1}` }))

it.each([
  [1, 'de', 'A-1 Schuelerticket Groesse 2 01/2027'],
  [2, 'de', '2 Abos, siehe Konto 01/2027'],
  [10, 'de', '10 Abos, siehe Konto 01/2027'],
  [10, 'en', '10 subscriptions, see account 01/2027'],
] as const)('39: %s contracts of one payer are one line in %s', (count, language, text) =>
  expect(remittanceText(contracts(count), '01/2027', language)).toBe(text),
)

it('is no longer than banks pass on', () =>
  expect(remittanceText([{ product: 'ß'.repeat(140), number: 'A-1' }], '01/2027', 'de')).toHaveLength(140))
