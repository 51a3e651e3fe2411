import { NewSchedule } from '@billett/contract'
import { DELIVERIES } from '@billett/domain'
import * as z from 'zod/mini'

/** In place of a day of the week. */
export const EVERY_DAY = 'all'

/** On which day of the week; `1` is Monday. */
export const DAYS = [EVERY_DAY, '1', '2', '3', '4', '5', '6', '7'] as const

const { format, time } = NewSchedule.shape

/** What is typed into the form of a scheduled export. */
export const ScheduleValues = z.object({ day: z.enum(DAYS), time, format, delivery: z.enum(DELIVERIES) })
export type ScheduleValues = z.infer<typeof ScheduleValues>
