import {
  addDays,
  addMonths,
  type ControlFinding,
  controlFinding,
  firstOfMonth,
  type PlainDate,
  personnelKey,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { type ControlRow, controlRows } from './control-rows.queries.ts'
import { contractsOfCompany, type JobContract } from './running.queries.ts'
import { employeesOf, firmsOf, type ListedEmployee } from './takers.queries.ts'

/** A ticket without an end lasts as long as nobody says otherwise. */
const NO_END = '9990-01-01'

export const lastDay = (to: PlainDate): PlainDate | null => (to >= NO_END ? null : addDays(to, -1))

export interface Month {
  from: PlainDate
  /** Its last day. */
  until: PlainDate
}

/** The job tickets of a company in a month, with what its own list says. */
export interface HeldInMonth {
  month: Month
  contracts: readonly JobContract[]
  firms: ReadonlyMap<string, string>
  /** Whoever the company's list has in the month or later. */
  employees: ReadonlyMap<string, ListedEmployee>
  /** Their numbers; null: the list has none, so that nobody lacks one. */
  numbers: ReadonlySet<string> | null
  rows: ReadonlyMap<string, ControlRow>
}

function numbersIn(employees: ReadonlyMap<string, ListedEmployee>): ReadonlySet<string> | null {
  const numbers = [...employees.values()].map(({ personnelNumber }) => personnelKey(personnelNumber))
  const said = new Set(numbers.filter(number => number !== ''))
  return said.size > 0 ? said : null
}

/** What the monthly control of a company is made of. */
export async function heldInMonth(
  { world, language }: Context,
  db: Statements,
  companyId: string,
  day: PlainDate,
): Promise<HeldInMonth> {
  const from = firstOfMonth(day)
  const month = { from, until: addDays(addMonths(from, 1), -1) }
  const running = await contractsOfCompany(world, db, companyId, from)
  const contracts = running.filter(({ timeline: { span } }) => span.from <= month.until)
  const employees = await employeesOf(db, companyId, from)
  const contractIds = contracts.map(({ id }) => id)
  return {
    month,
    contracts,
    firms: new Map((await firmsOf(db, companyId)).map(({ guid, name }) => [guid, name])),
    employees,
    numbers: numbersIn(employees),
    rows: await controlRows(db, { companyId, contractIds, month: from.slice(0, 7), language }),
  }
}

interface Controlled {
  personnelNumber: string
  /** Null: no end is known. */
  ticketUntil: PlainDate | null
  found: ControlFinding | null
}

/** What is wrong with one of them by the company's own list. */
export function controlOf(
  { id, number, holderId, timeline: { span } }: JobContract,
  { employees, numbers, rows }: HeldInMonth,
): Controlled {
  const employee = employees.get(holderId)
  const personnelNumber = employee?.personnelNumber ?? rows.get(id)?.personnelNumber ?? ''
  const ticketUntil = lastDay(span.to)
  const ticket = { contract: number, personnelNumber, memberUntil: employee?.until, ticketUntil }
  return { personnelNumber, ticketUntil, found: controlFinding(ticket, numbers) }
}
