import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBundledPostgres } from '../../db/bundled/index.ts'
import { CHECKPOINTS } from '../../ports/checkpoints.ts'
import { crashArguments } from './crash-arguments.ts'
import type { Report } from './crash-once.ts'
import { inWords, randomPlan } from './plan.ts'
import { runPlans } from './run-plans.ts'

/** `npm run crash`: purchases on which a server or a worker dies at a random checkpoint. */
const read = crashArguments(process.argv.slice(2), Math.floor(Math.random() * 1_000_000))
if (!read.ok) {
  console.error(read.why)
  process.exit(2)
}
const { runs, seed, from, stands } = read.asked

/** Runs between two lines that say how far it has come. */
const TELL_EVERY = 50

const began = Date.now()
let done = 0
const died = new Map<string, number>()
const wrong: string[] = []

function tell(report: Report, run: number): void {
  const { plan, crashed } = report
  done += 1
  if (crashed) died.set(plan.at, (died.get(plan.at) ?? 0) + 1)
  for (const what of report.wrong) {
    wrong.push(what)
    console.error(`run ${from + run} (${inWords(plan)}): ${what}`)
  }
  if (done % TELL_EVERY === 0)
    console.log(`${done} of ${runs}, ${wrong.length} wrong, ${Math.round((Date.now() - began) / 1000)} s`)
}

const folder = mkdtempSync(join(tmpdir(), 'crash-database-'))
// As root, PostgreSQL's user must get to its files.
chmodSync(folder, 0o711)
const postgres = await startBundledPostgres({ dataDir: folder, durable: false })
try {
  console.log(`${runs} runs from ${from} on, seed ${seed} …`)
  const plans = Array.from({ length: runs }, (_, run) => randomPlan(seed, from + run))
  const reports = await runPlans({ plans, stands, databases: postgres.url, onReport: tell })
  const crashed = reports.filter(report => report.crashed).length
  const doubled = reports.filter(report => report.doubledMails > 0).length
  console.log(CHECKPOINTS.map(at => `${at}: ${died.get(at) ?? 0}`).join(', '))
  console.log(
    `${reports.length} purchases, ${crashed} with a crash, ${doubled} with a mail twice, ${wrong.length} wrong`,
  )
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
