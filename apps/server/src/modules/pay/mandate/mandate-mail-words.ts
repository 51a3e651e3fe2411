import type { Language } from '@billett/domain'

interface MandateMailWords {
  subject: Record<'given' | 'changed', (shop: string) => string>
  /** What has happened. */
  lead: Record<'given' | 'changed', string>
  creditor: string
  creditorId: string
  reference: string
  kind: string
  recurrent: string
  holder: string
  iban: string
  bic: string
  bank: string
  consentOn: string
  /** The mandate itself, as it was agreed to. */
  text: (creditor: string) => string
  refund: string
  notice: (days: number) => string
  lapse: (months: number) => string
  notYou: string
}

/** What the mail about a direct debit mandate says. */
export const MANDATE_MAIL: Readonly<Record<Language, MandateMailWords>> = {
  de: {
    subject: {
      given: shop => `Ihr SEPA-Lastschriftmandat bei ${shop}`,
      changed: shop => `Ihr SEPA-Lastschriftmandat bei ${shop} wurde geändert`,
    },
    lead: {
      given: 'Sie haben uns ein SEPA-Lastschriftmandat erteilt. Bitte bewahren Sie diese E-Mail auf.',
      changed:
        'Ihr SEPA-Lastschriftmandat wurde geändert. Es gilt ab jetzt mit diesen Angaben; die Mandatsreferenz bleibt dieselbe.',
    },
    creditor: 'Zahlungsempfänger',
    creditorId: 'Gläubiger-Identifikationsnummer',
    reference: 'Mandatsreferenz',
    kind: 'Art der Zahlung',
    recurrent: 'wiederkehrend',
    holder: 'Kontoinhaber/in',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Kreditinstitut',
    consentOn: 'Zugestimmt am',
    text: creditor =>
      `Sie ermächtigen ${creditor}, Zahlungen von diesem Konto mittels Lastschrift einzuziehen, und weisen zugleich Ihr Kreditinstitut an, diese Lastschriften einzulösen.`,
    refund:
      'Sie können innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit Ihrem Kreditinstitut vereinbarten Bedingungen.',
    notice: days => `Betrag und Tag jeder Lastschrift kündigen wir Ihnen spätestens ${days} Tage vorher an.`,
    lapse: months =>
      `Sie können das Mandat jederzeit in Ihrem Konto widerrufen. Wird ${months} Monate lang nichts eingezogen, erlischt es von selbst.`,
    notYou:
      'Waren Sie das nicht? Dann widerrufen Sie das Mandat bitte sofort in Ihrem Konto und melden Sie sich bei uns:',
  },
  en: {
    subject: {
      given: shop => `Your SEPA direct debit mandate at ${shop}`,
      changed: shop => `Your SEPA direct debit mandate at ${shop} has been changed`,
    },
    lead: {
      given: 'You have given us a SEPA direct debit mandate. Please keep this e-mail.',
      changed:
        'Your SEPA direct debit mandate has been changed. From now on it holds with these details; the mandate reference stays the same.',
    },
    creditor: 'Creditor',
    creditorId: 'Creditor identifier',
    reference: 'Mandate reference',
    kind: 'Type of payment',
    recurrent: 'recurrent',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    consentOn: 'Agreed on',
    text: creditor =>
      `You authorise ${creditor} to send instructions to your bank to debit this account, and your bank to debit it in accordance with these instructions.`,
    refund:
      'You are entitled to a refund from your bank under the terms and conditions of your agreement with it. A refund must be claimed within eight weeks from the date on which your account was debited.',
    notice: days => `We announce amount and day of every direct debit at least ${days} days before.`,
    lapse: months =>
      `You can revoke the mandate in your account at any time. If nothing is collected for ${months} months, it lapses by itself.`,
    notYou: 'Was that not you? Then please revoke the mandate in your account at once, and contact us:',
  },
}
