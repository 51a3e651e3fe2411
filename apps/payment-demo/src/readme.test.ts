import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TEST_ACCOUNTS, TEST_CARDS } from './behaviour/test-cards.ts'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const grouped = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')

it.each([
  ...TEST_CARDS.map(({ number, scenario }) => ({ number, scenario })),
  ...TEST_ACCOUNTS.map(({ iban, scenario }) => ({ number: iban, scenario })),
])('the README says what $number does', ({ number, scenario }) => {
  const row = README.split('\n').find(line => line.includes(grouped(number)))
  expect(row).toContain(`\`${scenario}\``)
})
