import { IDENTIFICATION_MEDIUM_NAMES } from '@billett/domain'

const MEDIUMS = IDENTIFICATION_MEDIUM_NAMES.de

/** Words about tickets and orders that cart, checkout and confirmation share. */
export const order = {
  'order.relation': '{{from}} – {{to}} über {{via}}',
  'order.relationDirect': '{{from}} – {{to}}',
  'order.onDay': 'am {{day}}',
  'order.fromTo': '{{from}} bis {{to}}',
  'order.rides_one': '{{count}} Fahrt, vor Fahrtantritt zu entwerten, einlösbar bis {{until}}',
  'order.rides_other': '{{count}} Fahrten, vor Fahrtantritt zu entwerten, einlösbar bis {{until}}',
  'order.passengers_one': '{{count}} Person',
  'order.passengers_other': '{{count}} Personen',
  'order.freeChildren_one': '{{count}} Kind frei',
  'order.freeChildren_other': '{{count}} Kinder frei',
  'order.freeAdults_one': '{{count}} Erwachsener frei',
  'order.freeAdults_other': '{{count}} Erwachsene frei',
  'order.zones_one': 'Zone {{list}}',
  'order.zones_other': 'Zonen {{list}}',

  'order.facts.topUp': 'Karte',
  'order.facts.relation': 'Strecke',
  'order.facts.validity': 'Gültig',
  'order.facts.trip': 'Fahrt',
  'order.partOfTrip': 'Ticket {{place}} von {{count}} für {{from}} – {{to}}',
  'order.missing_one': 'Für die Fahrt {{trip}} fehlt {{count}} Ticket: {{from}} – {{to}}.',
  'order.missing_other': 'Für die Fahrt {{trip}} fehlen {{count}} Tickets: {{from}} – {{to}}.',
  'order.facts.zones': 'Gebiet',
  'order.facts.traveller': 'Für',
  'order.facts.passengers': 'Personen',
  'order.facts.comfortClass': 'Klasse',
  'order.facts.discount': 'Ermäßigung',
  'order.facts.passenger': 'Fahrgast',
  'order.facts.birthDate': 'Geburtsdatum',
  'order.facts.document': 'Ausweis',

  'order.classes.first': '1. Klasse',
  'order.classes.second': '2. Klasse',
  'order.classes.transition': 'Übergang 1. Klasse',
  'order.salutations.male': 'Herr',
  'order.salutations.female': 'Frau',
  'order.salutations.undetermined': 'Divers oder keine Angabe',

  'order.mediums.e': MEDIUMS.e,
  'order.mediums.k': MEDIUMS.k,
  'order.mediums.ö': MEDIUMS.ö,
  'order.mediums.p': MEDIUMS.p,
  'order.mediums.r': MEDIUMS.r,
  'order.mediums.t': MEDIUMS.t,
  'order.mediums.z': MEDIUMS.z,
  'order.mediums.s': MEDIUMS.s,
  'order.mediums.a': MEDIUMS.a,

  'order.totals.title': 'Summe',
  'order.totals.full': 'Zwischensumme',
  'order.totals.discount': 'Rabatt',
  'order.totals.discountWithCode': 'Rabattcode {{code}}',
  'order.totals.net': 'darin netto',
  'order.totals.vat': 'darin enthalten {{rate}} % MwSt.',
  'order.totals.gross': 'Gesamtbetrag',

  'order.notices.title': 'Bitte beachten Sie: Ihr Warenkorb hat sich geändert',
  'order.notices.priceChanged': '{{ticket}} kostet jetzt {{after}} statt {{before}}.',
  'order.notices.ticketRemoved': '{{ticket}} ist nicht mehr erhältlich und wurde entfernt.',
  'order.notices.validityMoved': '{{ticket}} gilt jetzt ab {{after}}.',
  'order.notices.discountCodeRemoved':
    'Der Rabattcode {{before}} gilt nicht mehr und wurde entfernt. Die Tickets kosten wieder den vollen Preis.',
}
