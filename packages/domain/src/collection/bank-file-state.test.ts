import { expect, it } from 'vitest'
import { BANK_FILE_STATES, isLapsed, isOverdue, nextBankFileStates, RELEASED_FILE_STATES } from './bank-file-state.ts'

const handOverBy = '2027-01-08'

it('has lapsed where nobody released it until its last day, and is overdue where it was and never left', () => {
  const on = (day: string, is: typeof isLapsed) => BANK_FILE_STATES.filter(state => is({ state, handOverBy }, day))
  expect(on(handOverBy, isLapsed)).toEqual([])
  expect(on('2027-01-09', isLapsed)).toEqual(['building', 'built'])
  expect(on(handOverBy, isOverdue)).toEqual([])
  expect(on('2027-01-09', isOverdue)).toEqual(['released'])
})

it('was released in every state that follows a release, but where it was made void', () => {
  const following = new Set(RELEASED_FILE_STATES.flatMap(nextBankFileStates))
  for (const state of following) if (state !== 'void') expect(RELEASED_FILE_STATES).toContain(state)
})
