import * as calls from '@billett/contract'
import { businessDateOf, schoolYearOf, toInstant } from '@billett/domain'
import { within } from '../../scripts/processes/within.ts'
import { clientIdOf } from '../login/accounts.ts'
import { connectedTo } from '../measure/connected-to.ts'
import { processorsOf, processorsOfOne } from '../measure/processor-time.ts'
import { milliseconds, number, perSecond } from '../measure/written.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { anOfficial } from './an-official.ts'
import { askedPortal } from './asked-portal.ts'
import { decidedAtOnce, decidedSteadily, waitingFor } from './decided.ts'
import { fetchedReport } from './fetched-report.ts'
import { AUTHORITY, fillSchools, SCHOOLS, schoolsThatConfirm } from './fill-schools.ts'
import { ruleInForce, steppedOver } from './stepped-over.ts'

const PUPILS = 100_000
const QUICK_PUPILS = 10_000
const TIMES = 300
const QUICK_TIMES = 60
const BURST = 600
const PER_SECOND = 30

/** Milliseconds; of a file and of the step seconds, for a hundred thousand. */
const AIM = { lists: 150, decision: 400, report: 2000, file: 15, step: 120 }

/** Claims of a year are one a month. */
const MONTHS = 12

/** The portal of an authority with very many pupils: its lists, its decisions, and what a year has cost. */
export const school: Row = {
  name: 'school',
  minutes: () => 20,
  measure: ({ quick, closing: outer, step }) =>
    within(outer, async closing => {
      const product = await startBenchProduct(closing)
      const { databaseUrl, shop } = product
      // Its rounds would look after what was filled in; it goes on when all is over, to be ended as it is used to.
      product.worker('SIGSTOP')
      closing.add(() => product.worker('SIGCONT'))
      const clientId = await clientIdOf(shop)
      const pupils = quick ? QUICK_PUPILS : PUPILS
      const year = schoolYearOf(businessDateOf(toInstant(Date.now())))
      step('schools were filled in')
      await fillSchools(databaseUrl, { clientId, pupils, from: year.from })
      const at = { shop, databaseUrl, clientId }
      const official = await anOfficial(at, AUTHORITY)
      const times = quick ? QUICK_TIMES : TIMES
      step('lists were asked for')
      const before = processorsOf(product)
      const { p95, slowest } = await askedPortal(official, times)
      const after = processorsOf(product)
      const figures: Figure[] = [
        {
          what: `${times} lists of the portal with filters, ${number(pupils)} pupils at ${SCHOOLS} schools: p95`,
          value: milliseconds(p95),
          reference: `${processorsOfOne(before, after, times)}; slowest ${milliseconds(slowest.ms)}: ${slowest.what.replaceAll('|', '/')}`,
          aim: `< ${AIM.lists} ms`,
          met: p95 < AIM.lists,
        },
      ]
      step('a year was reported')
      const began = performance.now()
      const params = { payerGuid: AUTHORITY, dateSelection: year.label }
      const [report] = await official.ask(calls.getFinancialReport, { params })
      const took = performance.now() - began
      figures.push({
        what: `financial report of a year, ${number(report?.total.contracts ?? 0)} contracts`,
        value: milliseconds(took),
        reference: '–',
        aim: `≤ ${AIM.report} ms`,
        met: took <= AIM.report,
      })
      step('a year was fetched as a file')
      const claims = (report?.total.contracts ?? 0) * MONTHS
      const file = await fetchedReport(shop, official, { dateSelection: year.label, format: 'xlsx' })
      figures.push({
        what: `that report as XLSX, ${number(claims)} claims`,
        value: `${number(file.seconds)} s, ${perSecond(claims / file.seconds)}`,
        reference: `${number(file.bytes / 1024 ** 2)} MiB of file`,
        aim: `≤ ${AIM.file} s for 100,000`,
        met: file.seconds <= (AIM.file * claims) / PUPILS,
      })
      step('secretaries decided')
      const secretaries = []
      for (const place of schoolsThatConfirm()) secretaries.push(await anOfficial(at, place))
      const waiting = await waitingFor(secretaries, 2 * BURST)
      const steadily = await decidedSteadily(waiting.slice(0, waiting.length / 2), PER_SECOND)
      figures.push({
        what: `${PER_SECOND} decisions a second of ${secretaries.length} secretaries: p95`,
        value: milliseconds(steadily),
        reference: `${number(waiting.length / 2)} decisions`,
        aim: `< ${AIM.decision} ms`,
        met: steadily < AIM.decision,
      })
      step('secretaries decided all at once')
      const burst = waiting.slice(waiting.length / 2)
      const { seconds, told } = await decidedAtOnce(burst)
      const lost =
        burst.length -
        (await confirmed(
          databaseUrl,
          burst.map(({ id }) => id),
        ))
      figures.push({
        what: `${number(burst.length)} decisions at once: lost`,
        value: number(lost),
        reference: `all answered in ${number(seconds)} s, ${number(told)} were told to try again, and did`,
        aim: '0',
        met: lost === 0,
      })
      step('the step into the next school year was tried')
      await ruleInForce(at)
      product.worker('SIGCONT')
      const stepped = await steppedOver(official)
      const dryRun = stepped.proposed + stepped.reckoned
      figures.push({
        what: `dry run of the step into the next year, ${number(stepped.pupils)} pupils, ${number(stepped.contracts)} contracts`,
        value: `${number(dryRun)} s`,
        reference: `${number(stepped.proposed)} s what becomes of them, ${number(stepped.reckoned)} s what it costs`,
        aim: `≤ ${AIM.step} s for 100,000`,
        met: dryRun <= (AIM.step * pupils) / PUPILS,
      })
      return figures
    }),
}

/** How many of these have been confirmed. */
async function confirmed(databaseUrl: string, ids: readonly string[]): Promise<number> {
  const client = await connectedTo(databaseUrl)
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from contract where id = any($1::uuid[]) and state <> 'ApprovalOrganizationPending'`,
      [ids],
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}
