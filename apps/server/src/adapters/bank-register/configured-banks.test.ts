import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readIban } from '@billett/domain'
import { afterAll, expect, it } from 'vitest'
import { configuredBanks } from './configured-banks.ts'

const folder = mkdtempSync(join(tmpdir(), 'billett-banks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const listOf = (text: string): string => {
  const file = join(folder, `${text.length}.csv`)
  writeFileSync(file, text)
  return file
}

const IBAN = 'DE09000000000000000001'

it('a demo knows the bank of its own accounts', async () => {
  expect(readIban(IBAN).ok).toBe(true)
  expect(await configuredBanks({ BILLETT_DEMO: true, BANK_LIST: undefined }).bankOf(IBAN)).toEqual({
    bic: 'DEMODE00XXX',
    creditInstitute: 'Demobank',
  })
})

it('outside a demo no invented bank is known', async () =>
  expect(await configuredBanks({ BILLETT_DEMO: false, BANK_LIST: undefined }).bankOf(IBAN)).toBeUndefined())

it('the operator’s list counts', async () => {
  const list = listOf('country,bankCode,bic,creditInstitute\nDE,37040044,COBADEFFXXX,"Bank, die es gibt"\n')
  const banks = configuredBanks({ BILLETT_DEMO: true, BANK_LIST: list })
  expect(await banks.bankOf('DE89370400440532013000')).toMatchObject({ creditInstitute: 'Bank, die es gibt' })
  expect(await banks.bankOf(IBAN)).toBeUndefined()
  expect(await banks.bankOf('GB29NWBK60161331926819')).toBeUndefined()
})

it('a list that is none is refused when the shop starts', () =>
  expect(() => configuredBanks({ BILLETT_DEMO: false, BANK_LIST: listOf('country,bankCode\nDE,1\n') })).toThrow())
