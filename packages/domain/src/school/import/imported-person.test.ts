import { describe, expect, it } from 'vitest'
import { aKnown } from './import-people.fixture.ts'
import type { ImportedPerson } from './import-settings.ts'
import { personAfter, personTakenBack } from './imported-person.ts'
import { factsOfKnown } from './row-difference.ts'

const before = factsOfKnown(aKnown('a', { street: 'Weg', houseNumber: '1', city: 'Ort', email: 'a@example.org' }))
const was: ImportedPerson = {
  partyId: 'a',
  salutation: 0,
  firstName: 'Anna',
  lastName: 'Müller',
  birthDate: '2014-03-04',
  email: 'a@example.org',
  address: { street: 'Weg', houseNumber: '1', postCode: '', city: 'Ort', country: 'de' },
}
const AT = '2026-11-20T09:00:00.000Z'
const moved = { ...was, address: { ...was.address, street: 'Gasse' } }

describe('a row of a list', () => {
  it('writes what it changes, and leaves what was corrected since it was compared', () => {
    const after = { ...before, lastName: 'Schulz', class: '9z' }
    expect(personAfter(moved, { before, after }, AT)).toEqual({ ...moved, lastName: 'Schulz' })
  })

  it('that is about the class alone writes nothing of who somebody is', () => {
    expect(personAfter(was, { before, after: { ...before, class: '9z', grade: '9', number: '4' } }, AT)).toBeNull()
  })

  it('is taken back where nobody has said otherwise since', () => {
    const after = { ...before, lastName: 'Schulz', street: 'Markt', gender: 2 as const }
    const done = personAfter(was, { before, after }, AT) ?? was
    expect(personTakenBack(done, { was, before, after })).toEqual({ ...was, movedOn: null })
    const corrected = { ...done, email: 'b@example.org', address: { ...done.address, street: 'Gasse' } }
    expect(personTakenBack(corrected, { was, before, after })).toEqual({
      ...was,
      email: 'b@example.org',
      address: { ...was.address, street: 'Gasse' },
      movedOn: AT,
    })
  })

  it('says when somebody lives elsewhere by it, and no more once it is taken back', () => {
    const after = { ...before, street: 'Markt', houseNumber: '2' }
    const earlier = { ...was, movedOn: '2025-01-01T09:00:00.000Z' }
    const done = personAfter(earlier, { before, after }, AT)
    expect(done?.movedOn).toBe(AT)
    expect(personAfter(earlier, { before, after: { ...before, lastName: 'Schulz' } }, AT)?.movedOn).toBe(
      earlier.movedOn,
    )
    expect(personTakenBack(done ?? was, { was: earlier, before, after }).movedOn).toBe(earlier.movedOn)
  })
})
