import { expect, it } from 'vitest'
import { concludedAlone, concludedFrom, newMedium } from './concluding.ts'
import { fold } from './timeline.ts'

const NOW = '2030-01-01T00:00:00.000Z'

it('has a card without a number asked for, or a telephone', () => {
  expect(newMedium('chip')).toEqual({ kind: 'chip', serial: null })
  expect(newMedium('phone')).toEqual({ kind: 'phone' })
})

it('begins on its first day, which its months are counted from', () => {
  const shares = [{ payer: 'parents', kind: 'remainder' as const }]
  const begun = concludedFrom('2026-12-15', { product: 'month', shares, medium: newMedium('chip') })
  expect(begun).toEqual({
    kind: 'concluded',
    effectiveOn: '2026-12-15',
    payload: { product: 'month', anchor: '2026-12-15', shares, medium: { kind: 'chip', serial: null } },
  })
  expect(fold([{ ...begun, seq: 1, recordedOn: NOW }], NOW)).toMatchObject({ anchor: '2026-12-15' })
})

it('is paid whole by one who pays alone', () => {
  const begun = concludedAlone('2026-12-01', { product: 'month', payer: 'mara', medium: newMedium('phone') })
  expect(begun.payload.shares).toEqual([{ payer: 'mara', kind: 'remainder' }])
})
