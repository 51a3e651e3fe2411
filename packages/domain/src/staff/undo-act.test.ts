import { describe, expect, it } from 'vitest'
import { addMinutes } from '../time/instant.ts'
import { isUndoneInTime, type NotedAct, undoingOf } from './undo-act.ts'

const ON = '2026-11-01T10:00:00.000Z'
const act = (over: Partial<NotedAct>): NotedAct => ({
  ...{ call: 'admin/setStaffUserActive', on: ON, subjectId: 'ada' },
  ...{ before: { state: 'active' }, after: { state: 'disabled' } },
  ...over,
})

describe('what an act changed', () => {
  it('is put back of one person', () => {
    expect(undoingOf(act({}))).toEqual([{ userId: 'ada', what: 'state', made: 'disabled' }])
    const confirmed = { before: { confirmed: false }, after: { confirmed: true, shownInFull: true } }
    expect(undoingOf(act({ call: 'admin/confirmBaseData', ...confirmed }))).toEqual([
      { userId: 'ada', what: 'confirmed', made: true },
    ])
  })

  it('is put back of several, and of none for whom nothing changed', () => {
    const several = {
      before: { ada: { state: 'active' }, bea: { state: 'disabled' }, cem: { confirmed: true } },
      after: { ada: { state: 'disabled' }, bea: { state: 'disabled' }, cem: { confirmed: false }, undone: 7 },
    }
    expect(undoingOf(act({ call: 'admin/undoAct', subjectId: '', ...several }))).toEqual([
      { userId: 'ada', what: 'state', made: 'disabled' },
      { userId: 'cem', what: 'confirmed', made: false },
    ])
  })

  it('stays where it was read, asked for, or done by any other call', () => {
    expect(undoingOf(act({ before: null, after: null }))).toEqual([])
    expect(undoingOf(act({ before: null, after: { asked: 'hash' } }))).toEqual([])
    expect(undoingOf(act({ call: 'admin/cancelOrder' }))).toEqual([])
    expect(undoingOf(act({ after: { state: 'deleted' } }))).toEqual([])
  })

  it('is put back for thirty days', () => {
    const days = (count: number) => addMinutes(ON, count * 24 * 60)
    expect(isUndoneInTime(act({}), addMinutes(days(30), -1))).toBe(true)
    expect(isUndoneInTime(act({}), days(30))).toBe(false)
  })
})
