import { defaultClient } from '@billett/clients'
import { routes } from '@billett/paths'
import { expect, it } from 'vitest'
import { PLACE_ICONS } from './place-icons.ts'
import { isPlace, placesOf } from './places.ts'

const { modules } = defaultClient.config
const { menu } = modules
const all = {
  ...modules,
  subscription: true,
  menu: { ...menu, history: true, paymentMethods: true, mandates: true, prepaid: true },
}
const none = {
  ...modules,
  subscription: false,
  menu: { ...menu, history: false, paymentMethods: false, mandates: false, prepaid: false },
}

it('leads to every page of the account that has an address of its own', () => {
  const overviews = ['account', 'accountManagement']
  const owned = Object.values(routes).flatMap(({ access, title, de }) =>
    access === 'customer' && !de.includes(':') ? [title] : [],
  )
  const placed = placesOf(all).flatMap(({ places }) => places)
  expect(new Set<string>(placed)).toEqual(new Set(owned.filter(title => !overviews.includes(title))))
  expect(Object.keys(PLACE_ICONS)).toHaveLength(placed.length)
  expect(overviews.some(isPlace)).toBe(false)
})

it('offers what the client has, and no group without a page', () => {
  const groups = placesOf(none)
  expect(groups.map(({ group }) => group)).not.toContain('paying')
  expect(groups.find(({ group }) => group === 'tickets')?.places).toEqual(['documents'])
})
