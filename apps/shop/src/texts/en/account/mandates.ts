import type { mandates as german } from '../../de/account/mandates.ts'

export const mandates: Record<keyof typeof german, string> = {
  'mandates.headline': 'Direct debit mandates',
  'mandates.lead': 'With a mandate we may collect amounts from your account. You can revoke it at any time.',
  'mandates.none': 'No mandate yet',
  'mandates.noneText': 'Set up a mandate if we are to collect your subscription by direct debit.',
  'mandates.loadFailed': 'Your mandates could not be loaded.',
  'mandates.add': 'Set up a mandate',
  'mandates.change': 'Change mandate',
  'mandates.edit': 'Change',
  'mandates.editOf': 'Change mandate {{name}}',
  'mandates.revoke': 'Revoke',
  'mandates.revokeOf': 'Revoke mandate {{name}}',
  'mandates.revokeTitle': 'Revoke this mandate?',
  'mandates.revokeText':
    'We will no longer collect anything from {{name}}. What has been collected already is not affected.',
  'mandates.revokeYes': 'Yes, revoke',
  'mandates.given': 'The mandate has been set up. You find its reference below.',
  'mandates.changed': 'The mandate has been changed.',
  'mandates.revoked': 'The mandate has been revoked.',
  'mandates.iban': 'IBAN',
  'mandates.ibanHint': 'For example DE09 0000 0000 0000 0000 01',
  'mandates.account.hint': 'The account we debit.',
  'mandates.account.bank': 'Bank: {{bank}}',
  'mandates.ibanKept': 'Stays {{iban}} if you enter nothing.',

  'mandates.bank.asking': 'We are looking up which bank this is …',
  'mandates.bank.found': 'The IBAN is valid. We have filled in bank and BIC.',
  'mandates.bank.unknown': 'The IBAN is valid. We do not know this bank, please enter the bank and its BIC yourself.',

  'mandates.creditInstitute': 'Bank',
  'mandates.bic': 'BIC',
  'mandates.accountHolder': 'Account holder',
  'mandates.reference': 'Mandate reference',
  'mandates.consentOn': 'Granted on',
  'mandates.usableUntil': 'Valid until',
  'mandates.states.lapsed': 'Lapsed',
  'mandates.states.revoked': 'Revoked',
  'mandates.textTitle': 'SEPA direct debit mandate',
  'mandates.creditorId': 'Creditor identifier: {{id}}',
  'mandates.text':
    'I authorise {{company}} to send instructions to my bank to debit my account, and my bank to debit my account in accordance with the instructions from {{company}}.',
  'mandates.claim':
    'Note: I am entitled to a refund from my bank within {{weeks}} weeks from the date on which my account was debited, under the terms and conditions of my agreement with my bank.',
  'mandates.notice': 'Amount and day of every direct debit are announced to me at least {{days}} days before.',
  'mandates.creditCheck':
    'Where we provide before we are paid, we ask a credit agency before we accept, with name, date of birth and address. The privacy policy says more.',
  'mandates.referenceLater': 'You will see the mandate reference as soon as the mandate is saved.',
  'mandates.consent': 'I grant this SEPA direct debit mandate.',
  'mandates.save': 'Set up mandate',
  'mandates.saveChange': 'Change mandate',
}
