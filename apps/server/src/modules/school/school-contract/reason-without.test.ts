import { expect, it } from 'vitest'
import { reasonWithout } from './reason-without.ts'

it.each([
  [[], '2026-11-21T09:00:00.000Z', ''],
  [['Certificate'], undefined, 'Not there yet when it was decided: Certificate.'],
  [
    ['Certificate', 'Photo'],
    '2026-11-21T09:00:00.000Z',
    'Not there yet when it was decided: Certificate, Photo. The school confirmed the facts on 21 November 2026.',
  ],
])('of %o, confirmed on %s, a decision says "%s"', (proofs, confirmedOn, said) =>
  expect(reasonWithout(proofs, confirmedOn, 'en')).toBe(said),
)
