import type { Texts } from '../texts.ts'

export const quickSale: Texts['quickSale'] = {
  headline: 'Quick purchase',
  lead: 'Buy once more what you had before, or go straight to your route.',
  again: 'Buy again',
  againOf: 'Buy again: {{ticket}}',
  routes: 'Your routes',
  routesText: 'Favourites and recent searches on this device. Tap the star to keep a route.',
  relation: '{{from}} – {{to}}',
  via: 'via {{via}}',
  open: 'Show tickets',
  openOf: 'Show tickets for {{route}}',
  mark: 'Keep {{route}} as a favourite',
  unmark: 'Remove {{route}} from the favourites',
  none: 'Nothing kept yet',
  noneText: 'As soon as you have searched for a route or bought a ticket, it will be here for the next time.',
  search: 'Search for a route',
}
