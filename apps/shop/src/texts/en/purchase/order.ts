import { IDENTIFICATION_MEDIUM_NAMES } from '@billett/domain'
import type { order as german } from '../../de/purchase/order.ts'

const MEDIUMS = IDENTIFICATION_MEDIUM_NAMES.en

export const order: Record<keyof typeof german, string> = {
  'order.relation': '{{from}} – {{to}} via {{via}}',
  'order.relationDirect': '{{from}} – {{to}}',
  'order.onDay': 'on {{day}}',
  'order.fromTo': '{{from}} to {{to}}',
  'order.rides_one': '{{count}} ride, to be validated before travelling, can be validated until {{until}}',
  'order.rides_other': '{{count}} rides, to be validated before travelling, can be validated until {{until}}',
  'order.passengers_one': '{{count}} person',
  'order.passengers_other': '{{count}} people',
  'order.freeChildren_one': '{{count}} child free',
  'order.freeChildren_other': '{{count}} children free',
  'order.freeAdults_one': '{{count}} adult free',
  'order.freeAdults_other': '{{count}} adults free',
  'order.zones_one': 'Zone {{list}}',
  'order.zones_other': 'Zones {{list}}',

  'order.facts.topUp': 'Card',
  'order.facts.relation': 'Journey',
  'order.facts.validity': 'Valid',
  'order.facts.trip': 'Trip',
  'order.partOfTrip': 'Ticket {{place}} of {{count}} for {{from}} – {{to}}',
  'order.missing_one': 'The trip {{trip}} lacks {{count}} ticket: {{from}} – {{to}}.',
  'order.missing_other': 'The trip {{trip}} lacks {{count}} tickets: {{from}} – {{to}}.',
  'order.facts.zones': 'Area',
  'order.facts.traveller': 'For',
  'order.facts.passengers': 'People',
  'order.facts.comfortClass': 'Class',
  'order.facts.discount': 'Reduction',
  'order.facts.passenger': 'Passenger',
  'order.facts.birthDate': 'Date of birth',
  'order.facts.document': 'Document',

  'order.classes.first': '1st class',
  'order.classes.second': '2nd class',
  'order.classes.transition': 'Upgrade to 1st class',
  'order.salutations.male': 'Mr',
  'order.salutations.female': 'Ms',
  'order.salutations.undetermined': 'Other or not stated',

  'order.mediums.e': MEDIUMS.e,
  'order.mediums.k': MEDIUMS.k,
  'order.mediums.ö': MEDIUMS.ö,
  'order.mediums.p': MEDIUMS.p,
  'order.mediums.r': MEDIUMS.r,
  'order.mediums.t': MEDIUMS.t,
  'order.mediums.z': MEDIUMS.z,
  'order.mediums.s': MEDIUMS.s,
  'order.mediums.a': MEDIUMS.a,

  'order.totals.title': 'Total',
  'order.totals.full': 'Subtotal',
  'order.totals.discount': 'Discount',
  'order.totals.discountWithCode': 'Discount code {{code}}',
  'order.totals.net': 'of which net',
  'order.totals.vat': 'of which {{rate}}% VAT',
  'order.totals.gross': 'Total price',

  'order.notices.title': 'Please note: your cart has changed',
  'order.notices.priceChanged': '{{ticket}} now costs {{after}} instead of {{before}}.',
  'order.notices.ticketRemoved': '{{ticket}} is no longer available and has been removed.',
  'order.notices.validityMoved': '{{ticket}} is now valid from {{after}}.',
  'order.notices.discountCodeRemoved':
    'The discount code {{before}} no longer applies and was removed. The tickets are at their full price again.',
}
