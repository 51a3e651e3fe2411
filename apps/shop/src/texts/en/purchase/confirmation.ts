import type { confirmation as german } from '../../de/purchase/confirmation.ts'

export const confirmation: Record<keyof typeof german, string> = {
  'confirmation.headline': 'Your order',
  'confirmation.none': 'No order found',
  'confirmation.noneText': 'Open the link in your confirmation e-mail or buy a ticket.',

  'confirmation.asking.title': 'We are looking up your order …',
  'confirmation.asking.text': 'This usually takes only a few seconds. Please leave this page open.',

  'confirmation.making.title': 'Paid. Your ticket is being made …',
  'confirmation.making.text': 'It will appear here in a moment. Please leave this page open.',

  'confirmation.topUp.reserved': 'As soon as you have paid, we top up card {{card}} by {{amount}}.',
  'confirmation.topUp.requested': 'Your payment has arrived. We are topping up card {{card}} by {{amount}} right now.',
  'confirmation.topUp.credited': 'Card {{card}} is topped up by {{amount}}.',
  'confirmation.topUp.refused':
    'Card {{card}} did not take the amount. {{amount}} will be paid back to you; there is nothing you need to do.',

  'confirmation.paid.leadTopUp': 'We send the confirmation to {{email}}.',
  'confirmation.paid.headlineEnforcement': 'We have received your payment',
  'confirmation.enforcement.paid': 'Case {{number}} is paid with {{amount}} and closed.',
  'confirmation.paid.headlineTopUp': 'Thank you for your top-up',
  'confirmation.paid.headline': 'Your ticket is ready',
  'confirmation.paid.headlineMany': 'Your tickets are ready',
  'confirmation.paid.headlineHandedOver': 'Your ticket has been handed over',
  'confirmation.paid.headlineHandedOverMany': 'Your tickets have been handed over',
  'confirmation.paid.lead':
    'Show the barcode on your phone or the printed PDF when asked. We also send everything to {{email}}.',
  'confirmation.paid.leadRides': 'Validate a ride here before each trip; only then is your ticket valid.',
  'confirmation.paid.leadSomeRides': 'With a multi-ride ticket, validate a ride here before each trip.',
  'confirmation.paid.leadNoMail': 'Show the barcode on your phone or the printed PDF when asked.',

  'confirmation.pending.title': 'Your payment is on its way',
  'confirmation.pending.text':
    'Your bank has not decided yet. We keep asking; as soon as the money is confirmed, your ticket appears here and comes by e-mail. You can close this page.',

  'confirmation.unknown.title': 'We do not know yet whether you have paid',
  'confirmation.unknown.text':
    'The payment service is not answering. Please do not pay again. We keep asking; if you were charged twice, we refund one payment.',

  'confirmation.backToFrame.title': 'You can close this window',
  'confirmation.backToFrame.text': 'Continue on the previous page. There you see your ticket, or how the payment went.',

  'confirmation.framed.title': 'Please pay in the new window',
  'confirmation.framed.text':
    'Your ticket appears here as soon as you have paid. If no window has opened, open it yourself. If you cancel the order, nothing will be charged.',
  'confirmation.framed.continue': 'Open the window to pay',

  'confirmation.open.title': 'Your payment is not finished yet',
  'confirmation.open.text':
    'You left the payment service before the payment was complete. Continue it or cancel the order; if you cancel, nothing will be charged.',
  'confirmation.open.continue': 'Continue payment',
  'confirmation.open.abort': 'Cancel the order',

  'confirmation.declined.title': 'The payment was declined',

  'confirmation.cancelled.title': 'The payment was cancelled',
  'confirmation.cancelled.text': 'Nothing has been charged. What you chose is still in the cart.',

  'confirmation.expired.title': 'The time to pay has run out',
  'confirmation.expired.text': 'Nothing has been charged.',

  'confirmation.aborted.title': 'This order was cancelled',
  'confirmation.aborted.text': 'Nothing has been charged. You can put the same tickets into the cart again.',

  'confirmation.reversed.title': 'This order has been reversed',
  'confirmation.reversed.text': 'The tickets are no longer valid.',
  'confirmation.notPlaced.title': 'This order has not been placed yet',
  'confirmation.notPlaced.text': 'Your tickets are in the cart.',
  'confirmation.nothingCharged': 'Nothing has been charged. What you chose is still in the cart.',

  'confirmation.reasons.insufficientFunds': 'There is not enough money in the account.',
  'confirmation.reasons.limitExceeded': 'The amount is above the limit of your card.',
  'confirmation.reasons.cardExpired': 'The card has expired.',
  'confirmation.reasons.cardBlocked': 'The card is blocked.',
  'confirmation.reasons.authenticationFailed': 'The confirmation with your bank failed.',
  'confirmation.reasons.accountClosed': 'The account is closed.',
  'confirmation.reasons.other': 'Your bank gave no reason.',

  'confirmation.otherMethod': 'Choose another payment method',
  'confirmation.sameAgain': 'Put the tickets into the cart again',
  'confirmation.toCart': 'To the cart',
  'confirmation.refundPending':
    'Anything you paid too much is refunded automatically. This can take a few banking days.',
  'confirmation.refunded': '{{amount}} has been paid back to you.',

  'confirmation.giveBack.act': 'Give back',
  'confirmation.giveBack.actOf': 'Give back: {{ticket}}',
  'confirmation.giveBack.until': 'You can give the ticket back until {{until}}.',
  'confirmation.giveBack.sameWay': 'You get {{amount}} back the way you paid.',
  'confirmation.giveBack.toMethod': 'You get {{amount}} back the way you paid: {{method}}.',
  'confirmation.giveBack.askTitle': 'Give the ticket back?',
  'confirmation.giveBack.askText':
    '“{{ticket}}” will no longer be valid. {{amount}} will be paid back the way you paid; that takes a few days.',
  'confirmation.giveBack.askYes': 'Yes, give it back',
  'confirmation.giveBack.done': 'The ticket has been given back.',
  'confirmation.giveBack.pending':
    'The price of the ticket that is no longer valid is on its way back to you. This can take some banking days.',

  'confirmation.refund.title': 'Your money is coming back',
  'confirmation.refund.text':
    'The payment no longer fitted this order. We refund it in full, you need not do anything.',

  'confirmation.offline': 'You are offline right now. We show what is stored on this device.',
  'confirmation.keptSince': 'Saved {{time}}, works without a network',
  'confirmation.usedTicket': 'This ticket has been used.',
  'confirmation.kept': 'The shop no longer knows this order on this device. We show what is stored here.',
  'confirmation.askFailed': 'We cannot reach the shop right now',
  'confirmation.askFailedText': 'We keep trying. Please do not pay again; your order is not lost.',
  'confirmation.unchanged': 'We have checked. Nothing has changed yet: {{title}}',
  'confirmation.lookNow': 'Check now',
  'confirmation.order': 'Order number',
  'confirmation.invoice': 'Invoice number',
  'confirmation.placed': 'Ordered on',
  'confirmation.paymentMethod': 'Paid with',
  'confirmation.total': 'Paid',
  'confirmation.withdrawable': '{{names}}: you can withdraw from the purchase within 14 days.',
  'confirmation.pdf': 'Ticket as PDF',
  'confirmation.pdfMany': 'Tickets as PDF',
  'confirmation.pdfFailed': 'The PDF could not be loaded. Your ticket on this page is valid all the same.',
  'confirmation.resend': 'Send the e-mail again',
  'confirmation.resent': 'The e-mail is on its way.',
  'confirmation.terms': 'Download the terms',
  'confirmation.calendar': 'Add to calendar',
  'confirmation.calendarFailed': 'The entry for the calendar could not be loaded.',
  'confirmation.ticketNumber': 'Ticket number',
  'confirmation.next': 'Buy another ticket',
  'confirmation.again': 'Buy again',
  'confirmation.barcode': 'Barcode of {{ticket}}',
  'confirmation.enlarge': 'Enlarge the barcode',
  'confirmation.enlarged': 'Please turn your screen brightness all the way up',
  'confirmation.ticketTabs': 'Tickets of the order',
  'confirmation.ticketTab': '{{number}} of {{total}}',
  'confirmation.oneOfEqual': '{{name}}, {{number}} of {{total}}',
  'confirmation.noBarcodeYet': 'The barcode is still being made.',
  'confirmation.valid': 'Valid, {{time}} left',
  'confirmation.codeWord': 'Word of the day of sale:',
  'confirmation.validNow': 'The ticket is valid now.',
  'confirmation.minutes': '{{minutes}}\u00a0min',
  'confirmation.hours': '{{hours}}\u00a0h',
  'confirmation.hoursMinutes': '{{hours}}\u00a0h {{minutes}}\u00a0min',
  'confirmation.lastMinutes': '{{time}}\u00a0min',
  'confirmation.early': 'Valid from {{from}}, in {{time}}',
  'confirmation.ended': 'Expired',
  'confirmation.cancelledTicket': 'This ticket is no longer valid.',
  'confirmation.handedOverTicket': 'You have handed this ticket over.',
  'confirmation.usedUp': 'All rides have been validated',
  'confirmation.inDays_one': '{{count}} day',
  'confirmation.inDays_other': '{{count}} days',
  'confirmation.days_one': '{{count}} day',
  'confirmation.days_other': '{{count}} days',

  'confirmation.rides.left_one': '{{count}} ride of {{all}} left',
  'confirmation.rides.left_other': '{{count}} rides of {{all}} left',
  'confirmation.rides.title': 'Validate a ride',
  'confirmation.rides.amount': 'Rides',
  'confirmation.rides.amountHint': 'one per person',
  'confirmation.rides.when': 'Valid from',
  'confirmation.rides.now': 'Now',
  'confirmation.rides.nowHint': 'valid at once',
  'confirmation.rides.later': 'At another time',
  'confirmation.rides.laterTime': 'Date and time',
  'confirmation.rides.submit_one': 'Validate {{count}} ride',
  'confirmation.rides.submit_other': 'Validate {{count}} rides',
  'confirmation.rides.until': 'The ride is then valid at once.',
  'confirmation.rides.untilLater': 'The ride is then valid from {{from}}.',
  'confirmation.rides.fromTo': 'The ride is then valid from {{from}} to {{to}}.',
  'confirmation.rides.confirm': 'Validate for good',
  'confirmation.rides.final': 'A validated ride cannot be taken back.',
  'confirmation.rides.child_one': 'Validated ride',
  'confirmation.rides.child_other': 'Validated for {{count}} people',
  'confirmation.rides.past': 'Earlier rides',

  'confirmation.wallet.loadFailed': 'We could not find out whether this ticket can be added to a wallet.',
  'confirmation.wallet.apple': 'Add to Apple Wallet',
  'confirmation.wallet.google': 'Add to Google Wallet',
  'confirmation.wallet.trial': 'Demonstration: this pass is signed with test keys that no wallet accepts.',
}
