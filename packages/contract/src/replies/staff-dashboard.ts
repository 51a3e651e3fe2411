import { DOCTOR_CHECKS, DOCTOR_STATES, IMPRINT_FACTS, SET_UP_STEPS, WORK_QUEUES } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'

/** How things stand (Spec 3 §2.4). What the caller has no right to see is null. */
export const StaffDashboard = z.object({
  /**
   * Orders that were fulfilled, ever; those that were given back later are among them. Beyond 10,000 it is the numbers
   * of their invoices that are told.
   */
  finishedOrders: z.nullable(z.int()),
  /** Orders that were begun within the last seven days, and paid. */
  ordersOfSevenDays: z.nullable(z.int()),
  /** Accounts that were registered since midnight. */
  newUsersToday: z.nullable(z.int()),
  /** Accounts there are, of customers. */
  allUsers: z.nullable(z.int()),
})
export type StaffDashboard = z.infer<typeof StaffDashboard>

/** What waits for somebody, in one of the queues that the caller may see. */
export const StaffQueue = z.object({
  /** What waits in it. */
  queue: z.enum(WORK_QUEUES),
  /** How many wait; null where they could not be counted just now. What is sent in is counted to 10,000. */
  count: z.nullable(z.int()),
  /** Since when the oldest of them waits; null where there is none. */
  oldest: z.nullable(InstantText),
})
export type StaffQueue = z.infer<typeof StaffQueue>

/** A day of a course. */
export const StaffCourseDay = z.object({
  date: DateText,
  /** How many, or cents. */
  value: z.int(),
})
export type StaffCourseDay = z.infer<typeof StaffCourseDay>

/** Something that is left to be done before a client sells. */
export const StaffSetUp = z.object({
  /** What is to be done. */
  step: z.enum(SET_UP_STEPS),
  /** What of it is missing, by name; empty where the step says it all. */
  missing: z.array(z.enum(IMPRINT_FACTS)),
})
export type StaffSetUp = z.infer<typeof StaffSetUp>

/** What the menu of staff depends on, beside their rights. */
export const StaffMenu = z.object({
  /** Whether the caller sees every client that is served: some screens concern the server, which they share. */
  seesEveryClient: z.boolean(),
  /** What others of the own company have asked for and a second person has to agree to; null without the right to. */
  waitingApprovals: z.nullable(z.int()),
})
export type StaffMenu = z.infer<typeof StaffMenu>

/** A company whose shop is served here. */
export const StaffClient = z.object({
  clientId: z.string(),
  name: z.string(),
  /** The one whose address this is. */
  isOwn: z.boolean(),
})
export type StaffClient = z.infer<typeof StaffClient>

/** How something is that the shop cannot do without. */
export const StaffDoctorCheck = z.object({
  /** What was looked at. */
  check: z.enum(DOCTOR_CHECKS),
  state: z.enum(DOCTOR_STATES),
  /** The number that it is about: seconds, days, or how many. */
  count: z.int(),
  /** What was found in detail, in the doctor's own words, which are English. */
  findings: z.array(z.string()),
})
export type StaffDoctorCheck = z.infer<typeof StaffDoctorCheck>
