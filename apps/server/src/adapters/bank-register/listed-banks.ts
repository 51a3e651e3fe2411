import { bankOf } from '@billett/domain'
import type { Bank, BankRegister } from '../../ports/payment/bank-register.ts'

export interface ListedBank extends Bank {
  /** Of the account numbers, `DE`. */
  country: string
  bankCode: string
}

const keyOf = ({ country, bankCode }: Pick<ListedBank, 'country' | 'bankCode'>): string => `${country} ${bankCode}`

/** A register in memory: the banks of a country are a few thousand. */
export function listedBanks(banks: readonly ListedBank[]): BankRegister {
  const byCode = new Map(banks.map(bank => [keyOf(bank), bank]))
  return {
    bankOf: async iban => {
      const asked = bankOf(iban)
      const bank = asked && byCode.get(keyOf(asked))
      return bank && { bic: bank.bic, creditInstitute: bank.creditInstitute }
    },
  }
}
