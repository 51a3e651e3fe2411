import { describe, expect, it } from 'vitest'
import { asksTime, isPeriodType, VALIDITY_TYPE } from './validity-type.ts'

const all = Object.values(VALIDITY_TYPE)

describe('types of validity', () => {
  it('have the numbers 1 to 7', () => {
    expect(all.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('are periods or ask for a time, but not both', () => {
    expect(all.filter(isPeriodType)).toEqual([VALIDITY_TYPE.week, VALIDITY_TYPE.month, VALIDITY_TYPE.year])
    expect(all.filter(asksTime)).toEqual([VALIDITY_TYPE.listTime, VALIDITY_TYPE.dateTime])
  })
})
