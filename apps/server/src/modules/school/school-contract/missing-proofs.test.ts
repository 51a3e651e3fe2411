import { expect, it } from 'vitest'
import { missingProofs, reasonWithout } from './missing-proofs.ts'

const proof = (label: string, isMissing: boolean) => ({ guid: label, label, isMissing, neededBy: null })

it('names what is missing alone', () =>
  expect(missingProofs({ proofs: [proof('Photo', false), proof('Certificate', true)] })).toEqual(['Certificate']))

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
