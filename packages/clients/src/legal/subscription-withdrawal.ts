import type { Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import type { LegalSection } from './document.ts'
import { withdrawalSections } from './withdrawal.ts'

const HEADINGS: Record<Language, readonly [instructions: string, form: string]> = {
  de: ['Widerrufsbelehrung', 'Muster-Widerrufsformular'],
  en: ['Instructions on withdrawal', 'Model withdrawal form'],
}

/**
 * The instructions and the form that go with the document of a subscription: those of the terms, without the sentence
 * that says for which products they hold.
 */
export function subscriptionWithdrawal(client: Client, language: Language): LegalSection[] {
  const [instructions, form] = withdrawalSections(client)[language]
  const [heading, headingOfForm] = HEADINGS[language]
  return [
    ...(instructions ? [{ ...instructions, heading, paragraphs: instructions.paragraphs.slice(1) }] : []),
    ...(form ? [{ ...form, heading: headingOfForm }] : []),
  ]
}
