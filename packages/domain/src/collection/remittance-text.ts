import type { Language } from '../language/language.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { sepaText } from './sepa-text.ts'

/** A contract that is collected for, by what people call it. */
export interface CollectedContract {
  product: string
  number: string
}

/** Characters banks pass on. */
const MOST = 140

const SEVERAL: Readonly<Record<Language, (count: number) => string>> = {
  de: count => `${count} Abos, siehe Konto`,
  en: count => `${count} subscriptions, see account`,
}

/** What stands on the statement of account: the contract, or how many they are, in one line. */
export function remittanceText(contracts: readonly CollectedContract[], month: string, language: Language): string {
  const [only] = contracts
  const what = only && contracts.length === 1 ? `${only.number} ${only.product}` : SEVERAL[language](contracts.length)
  return sepaText(`${what} ${month}`, MOST)
}

const REFUND: Readonly<Record<Language, (what: string, day: string) => string>> = {
  de: (what, day) => `Auszahlung Guthaben ${what}, ${day}`,
  en: (what, day) => `Credit paid out ${what}, ${day}`,
}

/** The same of what is paid to somebody: by the numbers of their contracts. */
export function payoutText(numbers: readonly string[], on: PlainDate, language: Language): string {
  const [only] = numbers
  const what = only !== undefined && numbers.length === 1 ? only : SEVERAL[language](numbers.length)
  return sepaText(REFUND[language](what, on), MOST)
}
