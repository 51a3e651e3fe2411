import type { myTickets as german } from '../../de/purchase/my-tickets.ts'

export const myTickets: Record<keyof typeof german, string> = {
  'confirmation.list.headline': 'My tickets',
  'confirmation.list.lead':
    'What you have bought on this device, or seen of your subscriptions, also without a network.',
  'confirmation.list.none': 'There are no tickets on this device',
  'confirmation.list.noneText': 'Tickets you buy appear here. Otherwise open the link in your confirmation e-mail.',
  'confirmation.list.open': 'Open',
  'confirmation.list.forget': 'Remove from this device',
  'confirmation.list.openOf': 'Open: {{what}}',
  'confirmation.list.again': 'Buy again',
  'confirmation.list.againOf': 'Buy again: {{what}}',
  'confirmation.list.forgetOf': 'Remove from this device: {{what}}',
  'confirmation.list.groups.valid': 'Valid now',
  'confirmation.list.groups.coming': 'Coming up',
  'confirmation.list.groups.past': 'Ended ({{count}})',
  'confirmation.list.left': '{{time}} left',
  'confirmation.list.days_one': '{{count}} day',
  'confirmation.list.days_other': '{{count}} days',
  'confirmation.list.ridesLeft_one': '{{count}} ride of {{all}} left',
  'confirmation.list.ridesLeft_other': '{{count}} rides of {{all}} left',

  'confirmation.list.void': 'No longer valid',
  'confirmation.list.handedOver': 'handed over',
  'confirmation.list.states.open': 'open',
  'confirmation.list.states.completed': 'paid',
  'confirmation.list.states.inProgress': 'in progress',
  'confirmation.list.states.canceled': 'cancelled',
  'confirmation.list.states.reversed': 'cancelled',
  'confirmation.list.states.paymentPending': 'payment open',
}
