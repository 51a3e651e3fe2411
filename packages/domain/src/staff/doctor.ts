/** What the doctor looks at: the own company, and the process as a whole. */
export const DOCTOR_CHECKS = [
  'company',
  'database',
  'clocks',
  'keys',
  'mails',
  'payments',
  'refunds',
  'jobs',
  'timetable',
  'storage',
  'backups',
] as const
export type DoctorCheck = (typeof DOCTOR_CHECKS)[number]

export const DOCTOR_STATES = ['ok', 'hint', 'fault'] as const
export type DoctorState = (typeof DOCTOR_STATES)[number]

/** What was measured of the process. */
export interface Vitals {
  /** A database that writes answers. */
  databaseAnswers: boolean
  /** Seconds between the clock of the process and that of the database. */
  clockSeconds: number
  /** Mails within a day that did not go out, or of which nobody knows. */
  failedMails: number
  /** Seconds by which the payment provider should have been asked already. */
  pollDelay: number
  /** Money at the provider that the books know nothing of. */
  paymentCases: number
  failedRefunds: number
  failedJobs: number
  /** Seconds since the time of the oldest job that waits. */
  oldestJob: number
  /** Undefined without a timetable. */
  timetableDays: number | undefined
  /** Percent of the fullest disk the process writes to. */
  freePercent: number
  /** Ways by which what is written is copied elsewhere all the time, and those of them that have stopped. */
  backups: { running: number; stopped: number }
}

export interface Judged {
  check: DoctorCheck
  state: DoctorState
  /** The number that its words name. */
  count: number
}

/** Seconds: tokens and signatures are good for minutes, so clocks may differ by little. */
const CLOCK_HINT = 2
const CLOCK_FAULT = 30
/** Seconds a passenger may wait for a job or a payment at most. */
const LATE = 300
/** Days before its end at which a timetable is worth a word. */
const SOON = 30

/** Percent of a disk. */
const LITTLE_FREE = 15
const TOO_LITTLE_FREE = 5

const state = (isFault: boolean, isHint: boolean): DoctorState => (isFault ? 'fault' : isHint ? 'hint' : 'ok')

/** How the process is, by what was measured. */
export const judged = (vitals: Vitals): Judged[] => {
  const { databaseAnswers, clockSeconds, failedMails, pollDelay, paymentCases } = vitals
  const { failedRefunds, failedJobs, oldestJob, timetableDays = 0, freePercent, backups } = vitals
  return [
    { check: 'database', state: state(!databaseAnswers, false), count: 0 },
    { check: 'clocks', state: state(clockSeconds > CLOCK_FAULT, clockSeconds > CLOCK_HINT), count: clockSeconds },
    { check: 'mails', state: state(false, failedMails > 0), count: failedMails },
    { check: 'payments', state: state(paymentCases > 0, pollDelay > LATE), count: paymentCases },
    { check: 'refunds', state: state(failedRefunds > 0, false), count: failedRefunds },
    { check: 'jobs', state: state(oldestJob > LATE, failedJobs > 0), count: failedJobs },
    { check: 'timetable', state: state(timetableDays <= 0, timetableDays <= SOON), count: Math.max(timetableDays, 0) },
    { check: 'storage', state: state(freePercent < TOO_LITTLE_FREE, freePercent < LITTLE_FREE), count: freePercent },
    { check: 'backups', state: state(backups.stopped > 0, backups.running === 0), count: backups.running },
  ]
}
