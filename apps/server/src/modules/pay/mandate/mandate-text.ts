import { type Client, debitNoticeDays } from '@billett/clients'
import type { Language } from '@billett/domain'
import { MANDATE_MAIL } from './mandate-mail-words.ts'

/**
 * What somebody agrees to who gives a mandate, word for word: with whom, what the bank does, and how it is announced.
 */
export function mandateText({ config: { operator } }: Client, language: Language): string {
  const words = MANDATE_MAIL[language]
  return [words.text(operator.company), words.refund, words.notice(debitNoticeDays(operator))].join(' ')
}
