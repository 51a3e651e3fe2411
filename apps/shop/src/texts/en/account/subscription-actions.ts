import type { subscriptionActions as german } from '../../de/account/subscription-actions.ts'

export const subscriptionActions: Record<keyof typeof german, string> = {
  'subscriptionActions.toContract': 'Back to the subscription',
  'subscriptionActions.unknown': 'This is not possible here.',
  'subscriptionActions.loadFailed': 'The form could not be loaded.',
  'subscriptionActions.check': 'See what it changes',
  'subscriptionActions.back': 'Change what I entered',
  'subscriptionActions.reason': 'Reason',
  'subscriptionActions.chooseReason': 'Please choose',

  'subscriptionActions.effect.headline': 'This is what changes',
  'subscriptionActions.effect.table': 'Debits now, and then',
  'subscriptionActions.effect.on': 'Day',
  'subscriptionActions.effect.before': 'now',
  'subscriptionActions.effect.after': 'then',
  'subscriptionActions.effect.none': '–',

  'subscriptionActions.cancel.headline': 'Cancel the subscription',
  'subscriptionActions.cancel.lead':
    'Choose the last day of “{{name}}”. Before you cancel, you see what that costs or saves.',
  'subscriptionActions.cancel.date': 'Last day',
  'subscriptionActions.cancel.earliest': '{{day}} (earliest)',
  'subscriptionActions.cancel.notice': 'For {{day}} your notice has to be with us by {{until}}.',
  'subscriptionActions.cancel.noDate': 'There is no day with which this subscription could be ended at present.',
  'subscriptionActions.cancel.yes': 'Cancel now',

  'subscriptionActions.pause.headline': 'Pause the subscription',
  'subscriptionActions.pause.lead':
    'During a pause “{{name}}” is not valid and costs nothing. What was debited already is credited.',
  'subscriptionActions.pause.from': 'First day of the pause',
  'subscriptionActions.pause.until': 'Last day of the pause',
  'subscriptionActions.pause.days': 'Possible from {{first}} to {{last}}.',
  'subscriptionActions.pause.wholeMonths': 'A pause begins and ends with a month of the contract.',
  'subscriptionActions.pause.length': 'At least {{min}}, at most {{max}} days.',
  'subscriptionActions.pause.perYear': 'At most {{days}} days together in twelve months.',
  'subscriptionActions.pause.open': 'I do not know yet how long',
  'subscriptionActions.pause.yes': 'Pause now',

  'subscriptionActions.refund.headline': 'Ask for a refund',
  'subscriptionActions.refund.lead':
    'For days that are paid for and on which you could not travel, for example because you were ill.',
  'subscriptionActions.refund.from': 'First day',
  'subscriptionActions.refund.until': 'Last day',
  'subscriptionActions.refund.proof': 'Proof',
  'subscriptionActions.refund.proofHint':
    'For example a doctor’s certificate: PDF, picture, Word or Excel file, at most {{megabytes}} MB',
  'subscriptionActions.refund.consent': 'I agree that my proof is looked at, and deleted after 30 days.',
  'subscriptionActions.refund.yes': 'Ask for the refund',

  'subscriptionActions.replacement.headline': 'Order a replacement card',
  'subscriptionActions.replacement.lead':
    'The old card is blocked at once, even if you find it again. The new one comes by post.',
  'subscriptionActions.replacement.recipient': 'Who should the card be sent to?',
  'subscriptionActions.replacement.yes': 'Order the card',

  'subscriptionActions.recipients.holder': 'travels with the card',
  'subscriptionActions.recipients.subscriber': 'concluded the subscription',
  'subscriptionActions.recipients.organisation': 'school or employer',

  'subscriptionActions.recipient.headline': 'Change who receives the card',
  'subscriptionActions.recipient.lead': 'Who gets the cards of this subscription from now on?',
  'subscriptionActions.recipient.label': 'Cards are sent to',
  'subscriptionActions.recipient.saved': 'Saved. The next card goes there.',

  'subscriptionActions.takeBack.headline': 'Take a request back',
  'subscriptionActions.takeBack.yes': 'Take it back now',

  'subscriptionActions.account.headline': 'Change the bank account',
  'subscriptionActions.account.lead':
    'From which account should we debit “{{name}}”? Your mandate as it was before stays on file.',
  'subscriptionActions.account.now': 'Until now',
  'subscriptionActions.account.reference': 'Mandate reference',
  'subscriptionActions.account.iban': 'IBAN of the new account',
  'subscriptionActions.account.holder': 'Account holder',
  'subscriptionActions.account.mandate': 'SEPA direct debit mandate',
  'subscriptionActions.account.consent': 'I give this SEPA direct debit mandate.',
  'subscriptionActions.account.from': 'From the debit on {{day}} on we debit the new account.',
  'subscriptionActions.account.none': 'No debit is ahead at present. What comes later is debited from the new account.',
  'subscriptionActions.account.before': 'Account until now',
  'subscriptionActions.account.after': 'New account',
  'subscriptionActions.account.alsoFor': 'The new account is also for: {{contracts}}.',
  'subscriptionActions.account.yes': 'Change the account now',
  'subscriptionActions.account.saved': 'Your new account is saved. A confirmation comes by e-mail.',

  'subscriptionActions.certificate.headline': 'Travel expense certificate',
  'subscriptionActions.certificate.lead':
    'What your subscription has cost in some days, as a PDF for your employer or the tax office.',
  'subscriptionActions.certificate.from': 'From',
  'subscriptionActions.certificate.to': 'To',
  'subscriptionActions.certificate.load': 'Download PDF',
  'subscriptionActions.certificate.saved': 'The certificate is in your downloads.',

  'subscriptionActions.proof.headline': 'Upload a proof',
  'subscriptionActions.proof.file': 'File',
  'subscriptionActions.proof.hint': 'PDF, picture, Word or Excel file, at most {{megabytes}} MB',
  'subscriptionActions.proof.needed': 'Please choose a file.',
  'subscriptionActions.proof.given': 'Thank you, your proof is here. We check it and get back to you by e-mail.',
  'subscriptionActions.proof.from': 'Valid from',
  'subscriptionActions.proof.until': 'Valid until',
  'subscriptionActions.proof.send': 'Send the proof',
  'subscriptionActions.proof.none': 'No proof is missing here any more.',

  'subscriptionActions.receipt.fileName': 'Subscription-{{number}}.txt',
  'subscriptionActions.receipt.done': 'This holds now. You also find it in the history of your subscription.',
  'subscriptionActions.receipt.waiting':
    'We look at your request and write to you by e-mail. You find how it stands with your subscription.',
  'subscriptionActions.receipt.contract': 'Subscription',
  'subscriptionActions.receipt.what': 'Request',
  'subscriptionActions.receipt.effective': 'Holds from',
  'subscriptionActions.receipt.effect': 'Effect',
  'subscriptionActions.receipt.state': 'State',
  'subscriptionActions.receipt.takeBackUntil': 'Can be taken back until',
  'subscriptionActions.receipt.kinds.cancel': 'Your cancellation has been received',
  'subscriptionActions.receipt.kinds.pause': 'Your pause is entered',
  'subscriptionActions.receipt.kinds.refund': 'Your request for a refund has been received',
  'subscriptionActions.receipt.kinds.replacement': 'Your replacement card is ordered',
  'subscriptionActions.receipt.kinds.takeBack': 'Your request is taken back',
}
