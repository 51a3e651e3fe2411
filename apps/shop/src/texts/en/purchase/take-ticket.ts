/** What the page says that a link to a ticket leads to. */
export const takeTicket = {
  'takeTicket.lead': 'Somebody would like to hand this ticket over to you.',
  'takeTicket.looking': 'We are looking up which ticket it is.',
  'takeTicket.until': 'You can take it until {{until}}. After that the link is no longer valid.',
  'takeTicket.cost': 'It costs you nothing, and there is no refund.',
  'takeTicket.email': 'E-mail',
  'takeTicket.emailHint': 'We send the ticket there.',
  'takeTicket.account': 'The ticket comes into your account.',
  'takeTicket.take': 'Take ticket',
  'takeTicket.show': 'View ticket',
  'takeTicket.yours': 'You have taken this ticket.',
  'takeTicket.failed': 'The ticket cannot be taken',
  'takeTicket.noAnswer': 'We could not look it up. Please check your connection and try again.',
  'takeTicket.again': 'Try again',
  'takeTicket.start': 'To the start page',
}
