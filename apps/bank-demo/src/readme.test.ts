import { readFileSync } from 'node:fs'
import { readIban } from '@billett/domain'
import { expect, it } from 'vitest'
import { CUSTOMERS_ACCOUNTS, TEST_ACCOUNTS } from './rules/test-accounts.ts'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

it.each([...TEST_ACCOUNTS, ...CUSTOMERS_ACCOUNTS])(
  'the README says what $iban does, which a form takes',
  ({ iban, scenario }) => {
    const row = README.split('\n').find(line => line.includes(iban.replace(/(.{4})(?=.)/g, '$1 ')))
    expect(row).toContain(`\`${scenario}\``)
    expect(readIban(iban).ok).toBe(true)
  },
)
