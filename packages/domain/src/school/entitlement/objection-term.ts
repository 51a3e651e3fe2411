import { addDays, addMonths, type PlainDate } from '../../time/plain-date.ts'
import { workingDayFrom } from '../../time/working-day.ts'

/** Days after which a letter counts as delivered that was sent (§ 41 Abs. 2 VwVfG). */
const DELIVERED_AFTER = 4

export const deliveredOn = (sentOn: PlainDate): PlainDate => addDays(sentOn, DELIVERED_AFTER)

/** Last day of an objection: a month after the delivery (§ 70 VwGO), on a working day (§ 31 Abs. 3 VwVfG). */
export const objectionUntil = (delivered: PlainDate): PlainDate => workingDayFrom(addMonths(delivered, 1))

export const mayObject = (delivered: PlainDate, today: PlainDate): boolean => today <= objectionUntil(delivered)
