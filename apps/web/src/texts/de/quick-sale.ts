/** What saves a way to the ticket. */
export const quickSale = {
  headline: 'Schnellkauf',
  lead: 'Noch einmal kaufen, was Sie schon hatten, oder mit einem Tipp zur Strecke.',
  again: 'Noch einmal kaufen',
  againOf: '{{ticket}} noch einmal kaufen',
  routes: 'Ihre Strecken',
  routesText: 'Favoriten und letzte Suchen auf diesem Gerät. Mit dem Stern merken Sie sich eine Strecke.',
  relation: '{{from}} – {{to}}',
  via: 'über {{via}}',
  open: 'Tickets ansehen',
  openOf: 'Tickets ansehen für {{route}}',
  mark: '{{route}} als Favorit merken',
  unmark: '{{route}} aus den Favoriten entfernen',
  none: 'Noch nichts gemerkt',
  noneText: 'Sobald Sie eine Strecke gesucht oder ein Ticket gekauft haben, steht es hier für das nächste Mal bereit.',
  search: 'Strecke suchen',
}
