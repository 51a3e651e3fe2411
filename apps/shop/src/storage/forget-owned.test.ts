import { guestEnded, sessionEnded } from '@billett/web-kit/session/session-actions.ts'
import { fakeSend } from '@billett/web-kit/testing/fake-send.ts'
import { expect, it } from 'vitest'
import { createStore } from '../state/store.ts'

/** Where somebody went, and what they bought and were about to. */
const OF_DEVICE = ['last_sales', 'passes', 'guest', 'latest_searches', 'latest_results']
const OF_TAB = ['checkout', 'subscription_data']

const left = (): string[] => [
  ...OF_DEVICE.filter(key => localStorage.getItem(key) !== null),
  ...OF_TAB.filter(key => sessionStorage.getItem(key) !== null),
]

it('whoever comes after a session has ended sees neither what was bought nor where it was searched to', () => {
  for (const key of OF_DEVICE) localStorage.setItem(key, '[]')
  for (const key of OF_TAB) sessionStorage.setItem(key, '{}')
  const store = createStore(fakeSend())
  store.dispatch(guestEnded())
  expect(left()).toEqual([...OF_DEVICE, ...OF_TAB])
  store.dispatch(sessionEnded())
  expect(left()).toEqual([])
})
