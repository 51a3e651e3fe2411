import { describe, expect, it } from 'vitest'
import { judged, type Vitals } from './doctor.ts'

const WELL: Vitals = {
  databaseAnswers: true,
  clockSeconds: 0,
  failedMails: 0,
  pollDelay: 0,
  paymentCases: 0,
  failedRefunds: 0,
  failedJobs: 0,
  oldestJob: 0,
  timetableDays: 200,
  freePercent: 60,
  backups: { running: 1, stopped: 0 },
}
const unwell = (part: Partial<Vitals>) =>
  judged({ ...WELL, ...part }).flatMap(({ check, state, count }) => (state === 'ok' ? [] : [[check, state, count]]))

describe('the doctor', () => {
  it('says nothing of what is well', () => expect(unwell({})).toEqual([]))

  it.each([
    [{ databaseAnswers: false }, ['database', 'fault', 0]],
    [{ clockSeconds: 3 }, ['clocks', 'hint', 3]],
    [{ clockSeconds: 31 }, ['clocks', 'fault', 31]],
    [{ failedMails: 2 }, ['mails', 'hint', 2]],
    [{ pollDelay: 301 }, ['payments', 'hint', 0]],
    [{ paymentCases: 1 }, ['payments', 'fault', 1]],
    [{ failedRefunds: 4 }, ['refunds', 'fault', 4]],
    [{ failedJobs: 5 }, ['jobs', 'hint', 5]],
    [{ failedJobs: 5, oldestJob: 301 }, ['jobs', 'fault', 5]],
    [{ timetableDays: 30 }, ['timetable', 'hint', 30]],
    [{ timetableDays: -1 }, ['timetable', 'fault', 0]],
    [{ timetableDays: undefined }, ['timetable', 'fault', 0]],
    [{ freePercent: 14 }, ['storage', 'hint', 14]],
    [{ freePercent: 4 }, ['storage', 'fault', 4]],
    [{ backups: { running: 0, stopped: 0 } }, ['backups', 'hint', 0]],
    [{ backups: { running: 1, stopped: 1 } }, ['backups', 'fault', 1]],
  ])('of %j it says %j', (part, told) => expect(unwell(part)).toEqual([told]))

  it.each([{ clockSeconds: 2 }, { pollDelay: 300 }, { oldestJob: 300 }, { timetableDays: 31 }])('nothing of %j', part =>
    expect(unwell(part)).toEqual([]),
  )
})
