import type { returnTime as german } from '../../de/purchase/return-time.ts'

export const returnTime: Record<keyof typeof german, string> = {
  'search.return': 'Return trip',
  'search.returnAdd': 'Return trip: add',
  'search.returnAt': 'Return trip {{when}}',
  'search.returnChange': '{{when}}, change',
  'search.returnRemove': 'Remove return trip',
  'search.returnTitle': 'When do you travel back?',
  'search.returnNone': 'No return trip',
  'search.returnTooEarly': 'The return trip is before the outward trip.',
}
