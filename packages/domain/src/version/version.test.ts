import { describe, expect, it } from 'vitest'
import { releaseVersion } from './release-version.ts'
import { mayReplace } from './version-source.ts'
import { canMoveVersion, type VersionFacts, versionState } from './version-state.ts'

const on = '2026-11-22T10:00:30.000Z'
const none: VersionFacts = { active: false, checkedOn: null, releasedOn: null, replacedOn: null, discardedOn: null }

describe('a version', () => {
  it.each([
    [{}, 'draft'],
    [{ checkedOn: on }, 'checked'],
    [{ checkedOn: on, releasedOn: on }, 'released'],
    [{ checkedOn: on, releasedOn: on, active: true }, 'active'],
    [{ active: true }, 'active'],
    [{ checkedOn: on, releasedOn: on, replacedOn: on }, 'replaced'],
    [{ checkedOn: on, discardedOn: on }, 'discarded'],
    [{ checkedOn: on, releasedOn: on, discardedOn: on }, 'discarded'],
  ] as const)('of which %j is known is %s', (known, state) => expect(versionState({ ...none, ...known })).toBe(state))

  it('is shown only after it was checked and released, and never again once it was replaced or thrown away', () => {
    const states = ['draft', 'checked', 'released', 'active', 'replaced', 'discarded'] as const
    const from = (to: (typeof states)[number]) => states.filter(state => canMoveVersion(state, to))
    expect(from('checked')).toEqual(['draft'])
    expect(from('released')).toEqual(['checked'])
    expect(from('active')).toEqual(['released'])
    expect(from('replaced')).toEqual(['active'])
    expect(from('discarded')).toEqual(['draft', 'checked', 'released'])
  })
})

describe('releasing a version', () => {
  it.each([
    [{ on }, { ok: true, activeFrom: '2026-11-22T10:00:00.000Z' }],
    [
      { on, activeFrom: '2026-11-23T04:00:10.000Z' },
      { ok: true, activeFrom: '2026-11-23T04:00:00.000Z' },
    ],
    [
      { on, activeFrom: '2026-11-22T10:00:00.000Z' },
      { ok: true, activeFrom: '2026-11-22T10:00:00.000Z' },
    ],
    [
      { on, activeFrom: '2026-11-22T09:59:59.000Z' },
      { ok: false, reason: 'versionStartPassed' },
    ],
  ])('%j gives %j', (release, verdict) => expect(releaseVersion('checked', release)).toEqual(verdict))

  it.each(['draft', 'released', 'active', 'replaced', 'discarded'] as const)('is refused of one that is %s', state =>
    expect(releaseVersion(state, { on })).toEqual({ ok: false, reason: 'versionNotChecked' }),
  )
})

it.each([
  [undefined, 'product', false, true],
  ['product', 'product', false, true],
  ['product', 'staff', false, true],
  ['staff', 'staff', false, true],
  ['staff', 'product', false, false],
  ['staff', 'product', true, true],
] as const)('in the place of %s may come %s, over staff: %s: %s', (active, source, overStaff, may) =>
  expect(mayReplace(active && { source: active }, { source, overStaff })).toBe(may),
)
