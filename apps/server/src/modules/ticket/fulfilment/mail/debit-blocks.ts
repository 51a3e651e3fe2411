import type { Client } from '@billett/clients'
import type { DirectDebit, Language } from '@billett/domain'
import { dateText, type MailBlock, paragraph } from '../../../run/mail/index.ts'

const WORDS = {
  de: {
    lead: (amount: string) => `Den Betrag von ${amount} ziehen wir per SEPA-Lastschrift ein:`,
    reference: 'Mandatsreferenz',
    creditorId: 'Gläubiger-Identifikationsnummer',
    on: 'Belastung am',
    later: 'Den Tag der Belastung kündigt Ihnen der Zahlungsdienst gesondert an.',
    refund:
      'Sie können innerhalb von acht Wochen ab dem Tag der Belastung die Erstattung des Betrags verlangen. Es gelten die Bedingungen, die Sie mit Ihrer Bank vereinbart haben.',
  },
  en: {
    lead: (amount: string) => `We collect the amount of ${amount} by SEPA direct debit:`,
    reference: 'Mandate reference',
    creditorId: 'Creditor identifier',
    on: 'Debited on',
    later: 'The payment service announces the day of the debit to you separately.',
    refund:
      'You may ask for a refund within eight weeks of the day of the debit, under the terms you have agreed with your bank.',
  },
} as const

/** The announcement of a direct debit that the terms promise: mandate, creditor, day, and the right to have it back. */
export function debitBlocks(client: Client, language: Language, debit: DirectDebit, amount: string): MailBlock[] {
  const words = WORDS[language]
  const { mandateReference, creditorId = client.config.operator.creditorId, collectedOn } = debit
  const facts = [
    { name: words.reference, value: mandateReference },
    ...(creditorId ? [{ name: words.creditorId, value: creditorId }] : []),
    ...(collectedOn ? [{ name: words.on, value: dateText(collectedOn, language) }] : []),
  ]
  return [
    paragraph(words.lead(amount)),
    { kind: 'facts', facts },
    ...(collectedOn ? [] : [paragraph(words.later)]),
    paragraph(words.refund),
  ]
}
