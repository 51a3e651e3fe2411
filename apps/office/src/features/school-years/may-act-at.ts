import type { SchoolYear } from '@billett/contract'
import { mayStillSay } from './may-still-say.ts'
import type { MemberStep } from './roll-steps.ts'

/** Whether the reader can do something about single pupils at a step. */
export function mayActAt(year: SchoolYear, step: MemberStep): boolean {
  switch (step) {
    case 'proposal':
    case 'difference':
    case 'approval':
      return mayStillSay(year)
    case 'entitlement':
      return year.mayLead && mayStillSay(year)
    case 'handOut':
      return year.task === null
    default:
      return false
  }
}
