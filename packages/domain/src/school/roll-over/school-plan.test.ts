import { describe, expect, it } from 'vitest'
import { schoolPlanOf } from './school-plan.ts'

const said = { lastGrade: null, classes: [{ from: '5a', to: ['6x'] }], successorId: 'south' }
const lastOf = (grades: readonly string[], lastGrade: number | null = null) =>
  schoolPlanOf({ ...said, lastGrade }, grades).lastGrade

describe('after which grade pupils leave', () => {
  it('is what the school says, whatever it has', () => expect(lastOf(['11'], 10)).toBe(10))
  it('is else the highest it has', () => expect(lastOf(['5', '10', '9', 'EF'])).toBe(10))
  it('is the one before the first where it has no other', () => expect(lastOf(['0'])).toBe(0))
  it.each([[[]], [['EF', '']]])('is the last there is where none is known: %j', grades =>
    expect(lastOf(grades)).toBeNull(),
  )
})

it('classes and where pupils go are as they were said', () =>
  expect(schoolPlanOf(said, [])).toEqual({ lastGrade: null, classes: said.classes, successor: 'south' }))
