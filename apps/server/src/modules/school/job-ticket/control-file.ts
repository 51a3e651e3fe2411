import { type ControlQuery, exportControlFile } from '@billett/contract'
import { addDays, businessDateOf, type Language, type Timeline, within } from '@billett/domain'
import type { StreamedFile } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import { fetchedBy, mustReach, notePortalAct, paysAt } from '../reach/index.ts'
import { CONTROL_WORDS, type ControlState } from './control-words.ts'
import { controlOf, type HeldInMonth, heldInMonth, lastDay, type Month } from './held-in-month.ts'
import type { JobContract } from './running.queries.ts'

/** Paused is what nobody travels by on any day of the month. */
function stateIn({ span, covered }: Timeline, { from, until }: Month): ControlState {
  if (within(covered, { from, to: addDays(until, 1) }).length === 0) return 'paused'
  const last = lastDay(span.to)
  return last !== null && last <= until ? 'ends' : 'runs'
}

interface Told extends HeldInMonth {
  /** The reader decides on money there. */
  seesMoney: boolean
  /** Its code (ISO 4217). */
  currency: string
  language: Language
}

/** A line of a ticket: whose it is, its days within the month, and what is wrong with it by the company's own list. */
function lineOf(contract: JobContract, known: Told) {
  const { month, firms, rows, seesMoney, currency, language } = known
  const { id, number, firmId, timeline } = contract
  const row = rows.get(id)
  const { states, findings } = CONTROL_WORDS[language]
  const { span } = timeline
  const { found, personnelNumber, ticketUntil } = controlOf(contract, known)
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
  const held = await heldInMonth(context, db, companyId, day)
  const { from, until } = held.month
  await notePortalAct(context, db, exportControlFile, { aboutId: companyId, month: from.slice(0, 7) })
  const known: Told = {
    ...held,
    seesMoney: await paysAt(context, db, companyId),
    currency: world.regions.current().tariff.currency,
    language,
  }
  const { fileName, heads } = CONTROL_WORDS[language]
  async function* batches() {
    yield known.contracts.map(contract => lineOf(contract, known))
  }
  const fetched = await fetchedBy(context, 'control')
  const foot = () => `${from} – ${until}, ${fetched}`
  const head = [...heads.before, ...(known.seesMoney ? heads.money : []), ...heads.after]
  return {
    chunks: csvFile({ name: fileName, head, batches: batches(), foot }, language),
    mimeType: 'text/csv; charset=utf-8',
    fileName: `${fileName}-${from.slice(0, 7)}.csv`,
  }
}
