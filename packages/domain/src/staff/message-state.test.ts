import { expect, it } from 'vitest'
import { messageState } from './message-state.ts'

it.each([
  ['2026-11-21T09:59:59.999Z', 'planned'],
  ['2026-11-21T10:00:00.000Z', 'shown'],
  ['2026-11-21T11:59:59.999Z', 'shown'],
  ['2026-11-21T12:00:00.000Z', 'over'],
])('at %s a message from ten to twelve is %s', (now, state) => {
  expect(messageState({ from: '2026-11-21T10:00:00.000Z', to: '2026-11-21T12:00:00.000Z' }, now)).toBe(state)
})

it('a message that ends when it begins is never shown', () => {
  const from = '2026-11-21T10:00:00.000Z'
  expect(messageState({ from, to: from }, from)).toBe('over')
})
