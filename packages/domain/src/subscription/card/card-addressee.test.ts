import { expect, it } from 'vitest'
import type { CardRecipient } from '../change/change.ts'
import { cardAddressee } from './card-addressee.ts'

const home = { street: 'Weg', houseNumber: '1', postCode: '99901', city: 'Falkenbrück', country: 'de' as const }
const none = { ...home, street: '', houseNumber: '', postCode: '', city: '' }

it.each<[string, CardRecipient, Parameters<typeof cardAddressee>[1], CardRecipient | null]>([
  ['to who travels, where they live', 'holder', { holder: home, subscriber: home }, 'holder'],
  [
    '14: to the parents of a pupil whose home the list of the school does not say',
    'holder',
    { holder: none, subscriber: home },
    'subscriber',
  ],
  ['14: to the parents, as the school is closed', 'organisation', { holder: none, subscriber: home }, 'subscriber'],
  ['14: to the pupil, where nobody else is known', 'organisation', { holder: home }, 'holder'],
  ['nowhere, where nobody has an address', 'holder', { holder: none, subscriber: none }, null],
  ['to the parents, as chosen', 'subscriber', { holder: home, subscriber: home }, 'subscriber'],
])('a card goes %s', (_, chosen, addresses, expected) => {
  expect(cardAddressee(chosen, addresses)).toBe(expected)
})
