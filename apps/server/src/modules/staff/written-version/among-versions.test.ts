import { expect, it } from 'vitest'
import { draftAmong, inForce, nextDraft } from './among-versions.ts'
import { seenVersion } from './seen-version.ts'

const first = { id: 'a', version: 1, state: 'released', validFrom: '2026-01-01' }
const second = { id: 'b', version: 2, state: 'released', validFrom: '2026-12-01' }
const draft = { id: 'c', version: 3, state: 'draft', validFrom: '2026-11-01' }

it('the latest alone is a draft, and holds on no day', () => {
  expect(draftAmong([draft, second, first])).toBe(draft)
  expect(draftAmong([second, first])).toBeUndefined()
  expect(draftAmong([])).toBeUndefined()
  expect(inForce([draft, second, first], '2026-11-30')).toBe(first)
  expect(inForce([draft, second, first], '2026-12-01')).toBe(second)
})

it('the next one counts on, and was released by nobody', () => {
  expect(nextDraft([second, first])).toMatchObject({ version: 3, state: 'draft', releasedBy: null })
  expect(nextDraft([])).toMatchObject({ version: 1 })
})

it('whoever has read another state or another content has not seen it', () => {
  const contentOf = ({ validFrom }: typeof draft) => validFrom
  const seen = seenVersion([draft], contentOf)
  expect(seen).toMatch(/^3 draft [\da-f]{32}$/)
  expect(seenVersion([{ ...draft, state: 'released' }], contentOf)).not.toBe(seen)
  expect(seenVersion([{ ...draft, validFrom: '2026-11-02' }], contentOf)).not.toBe(seen)
  expect(seenVersion([], contentOf)).toBe('')
})
