/** What saves a way to the ticket. */
export const quickSale = {
  'quickSale.headline': 'Schnellkauf',
  'quickSale.lead': 'Noch einmal kaufen, was Sie schon hatten, oder mit einem Tipp zur Strecke.',
  'quickSale.again': 'Noch einmal kaufen',
  'quickSale.againOf': '{{ticket}} noch einmal kaufen',
  'quickSale.routes': 'Ihre Strecken',
  'quickSale.routesText': 'Favoriten und letzte Suchen auf diesem Gerät. Mit dem Stern merken Sie sich eine Strecke.',
  'quickSale.relation': '{{from}} – {{to}}',
  'quickSale.via': 'über {{via}}',
  'quickSale.open': 'Tickets ansehen',
  'quickSale.openOf': 'Tickets ansehen für {{route}}',
  'quickSale.mark': '{{route}} als Favorit merken',
  'quickSale.unmark': '{{route}} aus den Favoriten entfernen',
  'quickSale.none': 'Noch nichts gemerkt',
  'quickSale.noneText':
    'Sobald Sie eine Strecke gesucht oder ein Ticket gekauft haben, steht es hier für das nächste Mal bereit.',
  'quickSale.search': 'Strecke suchen',
}
