import { type ControlQuery, exportControlFile } from '@billett/contract'
import {
  addDays,
  addMonths,
  businessDateOf,
  type ControlFinding,
  controlFinding,
  firstOfMonth,
  type Language,
  type PlainDate,
} from '@billett/domain'
import type { StreamedFile } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import { mustReach, notePortalAct } from '../reach/index.ts'
import { contractsOfCompany, type JobContract } from './running.queries.ts'
import { employeesOf, firmsOf, type ListedEmployee } from './takers.queries.ts'

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Firma', 'Vertrag', 'Personalnummer', 'Nachname', 'Vorname', 'Von', 'Bis', 'Auffällig'],
  en: ['Company', 'Contract', 'Personnel number', 'Last name', 'First name', 'From', 'Until', 'Conspicuous'],
}

const FINDINGS: Readonly<Record<Language, Readonly<Record<ControlFinding, string>>>> = {
  de: {
    notListed: 'nicht in der Liste der Firma',
    numberMissing: 'ohne Personalnummer',
    leavesEarlier: 'verlässt die Firma, bevor das Ticket endet',
  },
  en: {
    notListed: 'not in the list of the company',
    numberMissing: 'without a personnel number',
    leavesEarlier: 'leaves the company before the ticket ends',
  },
}

const NAMES: Readonly<Record<Language, string>> = { de: 'Kontrolldatei', en: 'control-file' }

/** A ticket without an end lasts as long as nobody says otherwise. */
const NO_END = '9990-01-01'

const lastDay = (to: PlainDate): PlainDate | null => (to >= NO_END ? null : addDays(to, -1))

interface Month {
  from: PlainDate
  /** Its last day. */
  until: PlainDate
}

/** A line of a ticket: its days within the month, and what is wrong with it by the company's own list. */
function lineOf(
  { number, firmId, holderId, timeline: { span } }: JobContract,
  {
    month,
    firms,
    employees,
    language,
  }: {
    month: Month
    firms: ReadonlyMap<string, string>
    employees: ReadonlyMap<string, ListedEmployee>
    language: Language
  },
): string[] {
  const employee = employees.get(holderId)
  const { personnelNumber = '', lastName = '', firstName = '' } = employee ?? {}
  const ticketUntil = lastDay(span.to)
  const memberUntil = employee?.until
  const found = controlFinding({ contract: number, personnelNumber, memberUntil, ticketUntil }, null)
  const from = span.from > month.from ? span.from : month.from
  const until = ticketUntil !== null && ticketUntil < month.until ? ticketUntil : month.until
  const firm = firms.get(firmId) ?? ''
  return [firm, number, personnelNumber, lastName, firstName, from, until, found ? FINDINGS[language][found] : '']
}

/**
 * Who of a company held a job ticket in a month, as a file for the transport association. It is noted before it goes.
 * Refuses `organisationNotFound` as `mustReach` does.
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
  const firms = new Map((await firmsOf(db, companyId)).map(({ guid, name }) => [guid, name]))
  const employees = await employeesOf(db, companyId, from)
  const held = contracts.filter(({ timeline: { span } }) => span.from <= month.until)
  const known = { month, firms, employees, language }
  async function* batches() {
    yield held.map(contract => lineOf(contract, known))
  }
  const foot = () => `${from} – ${month.until}`
  return {
    chunks: csvFile({ name: NAMES[language], head: HEADS[language], batches: batches(), foot }, language),
    mimeType: 'text/csv; charset=utf-8',
    fileName: `${NAMES[language]}-${from.slice(0, 7)}.csv`,
  }
}
