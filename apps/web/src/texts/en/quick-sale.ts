import type { Texts } from '../texts.ts'

export const quickSale: Texts['quickSale'] = {
  headline: 'Quick sale',
  lead: 'Buy once more what you had before, or go straight to your route.',
  again: 'Buy again',
  againOf: 'Buy again: {{ticket}}',
  routes: 'Your routes',
  routesText: 'Favourites and latest searches on this device. The star keeps a route.',
  relation: '{{from}} – {{to}}',
  via: 'via {{via}}',
  open: 'Show tickets',
  openOf: 'Show tickets for {{route}}',
  mark: 'Keep {{route}} as a favourite',
  unmark: 'Remove {{route}} from the favourites',
  none: 'Nothing kept yet',
  noneText: 'As soon as you have searched a route or bought a ticket, it will be here for the next time.',
  search: 'Search a route',
}
