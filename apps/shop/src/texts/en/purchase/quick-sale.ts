import type { quickSale as german } from '../../de/purchase/quick-sale.ts'

export const quickSale: Record<keyof typeof german, string> = {
  'quickSale.headline': 'Quick purchase',
  'quickSale.lead': 'Buy once more what you had before, or go straight to your route.',
  'quickSale.again': 'Buy again',
  'quickSale.againOf': 'Buy again: {{ticket}}',
  'quickSale.routes': 'Your routes',
  'quickSale.routesText': 'Favourites and recent searches on this device. Tap the star to keep a route.',
  'quickSale.relation': '{{from}} – {{to}}',
  'quickSale.via': 'via {{via}}',
  'quickSale.open': 'Show tickets',
  'quickSale.openOf': 'Show tickets for {{route}}',
  'quickSale.mark': 'Keep {{route}} as a favourite',
  'quickSale.unmark': 'Remove {{route}} from the favourites',
  'quickSale.none': 'Nothing kept yet',
  'quickSale.noneText':
    'As soon as you have searched for a route or bought a ticket, it will be here for the next time.',
  'quickSale.search': 'Search for a route',
}
