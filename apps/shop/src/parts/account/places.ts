import type { Modules } from '@billett/clients'

/** Pages of the account, named as their routes, in the order they are looked for. */
const GROUPS = [
  { group: 'tickets', places: ['orderHistory', 'subscriptions', 'documents'] },
  { group: 'paying', places: ['paymentMethods', 'mandates', 'prepaid'] },
  { group: 'person', places: ['userInfo', 'addresses', 'profilePicture', 'student'] },
  { group: 'wishes', places: ['journeySettings', 'notifications'] },
  { group: 'safety', places: ['userPassword', 'devices', 'deleteAccount'] },
] as const

export type PlaceGroup = (typeof GROUPS)[number]['group']
export type Place = (typeof GROUPS)[number]['places'][number]

const PLACES: readonly string[] = GROUPS.flatMap(({ places }) => places)

export const isPlace = (title: string): title is Place => PLACES.includes(title)

const isOffered = (place: Place, { menu, subscription }: Modules): boolean => {
  if (place === 'orderHistory') return menu.history
  if (place === 'subscriptions') return subscription
  return place === 'paymentMethods' || place === 'mandates' || place === 'prepaid' ? menu[place] : true
}

/** What the client offers of it, group by group. */
export const placesOf = (modules: Modules): { group: PlaceGroup; places: Place[] }[] =>
  GROUPS.map(({ group, places }) => ({ group, places: places.filter(place => isOffered(place, modules)) })).filter(
    ({ places }) => places.length > 0,
  )
