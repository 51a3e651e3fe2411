import { describe, expect, it } from 'vitest'
import { aKnown, aRow } from './import-people.fixture.ts'
import type { KnownPupil } from './match-rows.ts'
import type { ImportedPupil } from './read-row.ts'
import { actionOf, changedFields, factsAfter, factsOfKnown, factsOfNew } from './row-difference.ts'

function compared(over: Partial<ImportedPupil>, known: Partial<KnownPupil> = {}, schoolId = 'school') {
  const one = aKnown('a', { street: 'Weg', postCode: '99901', ...known })
  const [before, after] = [factsOfKnown(one), factsAfter(one, aRow(1, over).pupil, schoolId)]
  return { action: actionOf(before, after), changed: changedFields(before, after), after }
}

describe('somebody in a list', () => {
  it.each<[Partial<ImportedPupil>, string, string[]]>([
    [{}, 'unchanged', []],
    [{ class: '6a', grade: '6' }, 'changedClass', ['class', 'grade']],
    [{ class: '', grade: '' }, 'unchanged', []],
    [{ street: 'Markt' }, 'changedData', ['street']],
    [{ street: 'Markt', class: '6a' }, 'changedClass', ['class', 'street']],
    [{ lastName: 'MUELLER' }, 'unchanged', []],
    [{ lastName: 'Schulz' }, 'changedData', ['lastName']],
    [{ gender: 2 }, 'changedData', ['gender']],
  ])('%j: %s', (over, action, changed) => expect(compared(over)).toMatchObject({ action, changed }))

  it('of another school has changed it, whatever else changes', () => {
    expect(compared({ class: '7c' }, {}, 'other').action).toBe('changedSchool')
  })

  it('is then as the list says, and asked again nothing changes', () => {
    const { after } = compared({ lastName: 'Schulz', class: '6b', city: 'Ort', gender: 2 })
    const known = aKnown('a', after)
    expect(actionOf(factsOfKnown(known), factsAfter(known, aRow(1, { ...after, gender: 2 }).pupil, 'school'))).toBe(
      'unchanged',
    )
  })
})

it('somebody new is what the list says, and nothing else', () => {
  expect(factsOfNew(aRow(1, { street: 'Weg' }).pupil, 'school')).toMatchObject({ gender: 0, street: 'Weg', email: '' })
})
