/** What the screen of order fulfilment says. */
export const fulfilment = {
  'fulfilment.lead': 'Nach welcher Vorlage Tickets gemacht werden, und welche Bestellungen darauf warten.',
  'fulfilment.version': 'Version der Vorlage',
  'fulfilment.asOf': 'Stand',
  'fulfilment.waiting': 'Bezahlt und ohne Tickets',
  'fulfilment.waitingText':
    'Tickets werden nach der Zahlung von selbst gemacht und bei Störungen erneut versucht. Hier stoßen Sie es für alle an, die noch warten; keine Bestellung bekommt dadurch etwas doppelt.',
  'fulfilment.toOrders': 'Bestellungen, die bezahlt sind und keine Tickets haben',
  'fulfilment.retry': 'Jetzt erneut versuchen',
  'fulfilment.queued_one': '{{count}} Bestellung wird erneut versucht.',
  'fulfilment.queued_other': '{{count}} Bestellungen werden erneut versucht.',
}
