import { type ControlQuery, exportControlFile } from '@billett/contract'
import {
  addDays,
  addMonths,
  businessDateOf,
  controlFinding,
  firstOfMonth,
  type Language,
  type PlainDate,
  personnelKey,
  type Timeline,
  within,
} from '@billett/domain'
import type { StreamedFile } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import { fetchedBy, mustReach, notePortalAct, paysAt } from '../reach/index.ts'
import { type ControlRow, controlRows } from './control-rows.queries.ts'
import { CONTROL_WORDS, type ControlState } from './control-words.ts'
import { contractsOfCompany, type JobContract } from './running.queries.ts'
import { employeesOf, firmsOf, type ListedEmployee } from './takers.queries.ts'

/** A ticket without an end lasts as long as nobody says otherwise. */
const NO_END = '9990-01-01'

const lastDay = (to: PlainDate): PlainDate | null => (to >= NO_END ? null : addDays(to, -1))

interface Month {
  from: PlainDate
  /** Its last day. */
  until: PlainDate
}

/** Paused is what nobody travels by on any day of the month. */
function stateIn({ span, covered }: Timeline, { from, until }: Month): ControlState {
  if (within(covered, { from, to: addDays(until, 1) }).length === 0) return 'paused'
  const last = lastDay(span.to)
  return last !== null && last <= until ? 'ends' : 'runs'
}

interface Known {
  month: Month
  firms: ReadonlyMap<string, string>
  /** Whoever the company's list has in the month or later. */
  employees: ReadonlyMap<string, ListedEmployee>
  /** Their numbers; null: the list has none, so that nobody lacks one. */
  numbers: ReadonlySet<string> | null
  rows: ReadonlyMap<string, ControlRow>
  /** The reader decides on money there. */
  seesMoney: boolean
  /** Its code (ISO 4217). */
  currency: string
  language: Language
}

/** A line of a ticket: whose it is, its days within the month, and what is wrong with it by the company's own list. */
function lineOf({ id, number, firmId, holderId, timeline }: JobContract, known: Known) {
  const { month, firms, employees, numbers, rows, seesMoney, currency, language } = known
  const row = rows.get(id)
  const { states, findings } = CONTROL_WORDS[language]
  const { span } = timeline
  const ticketUntil = lastDay(span.to)
  const employee = employees.get(holderId)
  const personnelNumber = employee?.personnelNumber ?? row?.personnelNumber ?? ''
  const memberUntil = employee?.until
  const found = controlFinding({ contract: number, personnelNumber, memberUntil, ticketUntil }, numbers)
  return [
    firms.get(firmId) ?? '',
    row?.department ?? '',
    number,
    row?.product ?? '',
    personnelNumber,
    row?.lastName ?? '',
    row?.firstName ?? '',
    span.from > month.from ? span.from : month.from,
    ticketUntil !== null && ticketUntil < month.until ? ticketUntil : month.until,
    states[stateIn(timeline, month)],
    ...(seesMoney ? [{ cents: row?.contributionCents ?? 0, currency }] : []),
    found ? findings[found] : '',
  ]
}

function numbersIn(employees: ReadonlyMap<string, ListedEmployee>): ReadonlySet<string> | null {
  const numbers = [...employees.values()].map(({ personnelNumber }) => personnelKey(personnelNumber))
  const said = new Set(numbers.filter(number => number !== ''))
  return said.size > 0 ? said : null
}

/**
 * Who of a company held a job ticket in a month, as a file for the transport association. It is noted before it goes.
 * What the company pays is in it for those who decide on money there. Refuses `organisationNotFound` as `mustReach`
 * does.
 */
export async function controlFile(
  context: Context,
  companyId: string,
  { day = businessDateOf(context.world.clock()) }: ControlQuery,
): Promise<StreamedFile> {
  const { world, language } = context
  const { db } = world
  await mustReach(context, db, companyId)
  const from = firstOfMonth(day)
  const month = { from, until: addDays(addMonths(from, 1), -1) }
  await notePortalAct(context, db, exportControlFile, { aboutId: companyId, month: from.slice(0, 7) })
  const contracts = await contractsOfCompany(world, db, companyId, from)
  const held = contracts.filter(({ timeline: { span } }) => span.from <= month.until)
  const employees = await employeesOf(db, companyId, from)
  const contractIds = held.map(({ id }) => id)
  const known: Known = {
    month,
    firms: new Map((await firmsOf(db, companyId)).map(({ guid, name }) => [guid, name])),
    employees,
    numbers: numbersIn(employees),
    rows: await controlRows(db, { companyId, contractIds, month: from.slice(0, 7), language }),
    seesMoney: await paysAt(context, db, companyId),
    currency: world.regions.current().tariff.currency,
    language,
  }
  const { fileName, heads } = CONTROL_WORDS[language]
  async function* batches() {
    yield held.map(contract => lineOf(contract, known))
  }
  const fetched = await fetchedBy(context, 'control')
  const foot = () => `${from} – ${month.until}, ${fetched}`
  const head = [...heads.before, ...(known.seesMoney ? heads.money : []), ...heads.after]
  return {
    chunks: csvFile({ name: fileName, head, batches: batches(), foot }, language),
    mimeType: 'text/csv; charset=utf-8',
    fileName: `${fileName}-${from.slice(0, 7)}.csv`,
  }
}
