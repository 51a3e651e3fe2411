import { expect, it } from 'vitest'
import { toInstant } from '../../time/instant.ts'
import { scannedCard } from './scanned-card.ts'

it('a card of the new year is handed out, an older one comes back, and so does one of who gets none', () => {
  const appliedOn = toInstant(Date.parse('2027-07-01T09:00Z'))
  const [before, after] = [toInstant(Date.parse('2026-07-20T09:00Z')), toInstant(Date.parse('2027-07-20T09:00Z'))]
  expect(scannedCard({ sentOn: after, appliedOn }, true)).toBe('handedOut')
  expect(scannedCard({ sentOn: before, appliedOn }, true)).toBe('returned')
  expect(scannedCard({ sentOn: after, appliedOn }, false)).toBe('returned')
})
