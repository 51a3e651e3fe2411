import { period as newer } from '../fcb/pass-data.ts'
import { defaulted } from '../uper/sequence.ts'
import { days, daysFromIssue } from './ranges.ts'

export const period = { ...newer, validFromDay: defaulted(daysFromIssue, 0), validUntilDay: defaulted(days, 0) }
