/** The first screen of whoever holds a ticket, or has held one. */
export const holder = {
  'holder.title': 'Ihr Ticket',
  'holder.valid': 'Gültig, noch {{time}}',
  'holder.validDays_one': 'Gültig, noch {{count}} Tag',
  'holder.validDays_other': 'Gültig, noch {{count}} Tage',
  'holder.from': 'Gültig ab {{when}}',
  'holder.rides_one': 'Noch {{count}} Fahrt',
  'holder.rides_other': 'Noch {{count}} Fahrten',
  'holder.show': 'Ticket zeigen',
  'holder.showOf': 'Ticket zeigen: {{ticket}}',
  'holder.more_one': 'und {{count}} weiteres',
  'holder.more_other': 'und {{count}} weitere',
  'holder.before': 'Zuletzt gekauft',
  'holder.again': 'Noch einmal kaufen',
  'holder.againOf': 'Noch einmal kaufen: {{ticket}}',
}
