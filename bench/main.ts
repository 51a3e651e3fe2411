import { closeOnSignals } from '../scripts/processes/close-on-signals.ts'
import { createClosing } from '../scripts/processes/closing.ts'
import { duration, inWords, say } from '../scripts/run/say.ts'
import { limits } from './limits.ts'
import { CutOff, measureRow } from './measure-row.ts'
import { readOptions } from './options.ts'
import { machine } from './report/machine.ts'
import { table } from './report/table.ts'
import { writeCurves } from './report/write-curves.ts'
import { writeDocument } from './report/write-document.ts'
import type { Figure } from './row.ts'
import { rows } from './rows.ts'

const closing = createClosing()
closeOnSignals(closing)

let cutOff = false
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (failure: unknown) => {
    // What a row that was cut off has left behind fails in its own time.
    if (!cutOff) throw failure
  })
}

/**
 * Measures the rows that are wanted, each for itself: one that fails or hangs says so, and the others are measured all
 * the same.
 */
async function bench(): Promise<boolean> {
  const { rows: wanted, isWritten, ...options } = readOptions(process.argv.slice(2), rows)
  const names = rows.map(row => row.name)
  const limitOf = limits(options, Date.now)
  const figures: Figure[] = []
  let failed = false
  const start = Date.now()
  for (const row of wanted) {
    say(`\n== ${row.name}`)
    const began = Date.now()
    const measured = await measureRow(row, { ...options, closing }, limitOf(row)).catch((failure: unknown) => {
      closing.signal.throwIfAborted()
      say(failure instanceof CutOff ? failure.message : inWords(failure))
      cutOff ||= failure instanceof CutOff
      failed = true
      return [failedRow(row.name, failure)]
    })
    figures.push(...measured)
    const took = duration(Date.now() - began)
    say(`${table(measured)}\n(${took})`)
    if (isWritten)
      writeDocument(
        names,
        row.name,
        `${row.name}, ${facts()}, in ${took}:\n\n${writeCurves(measured)}${table(measured)}`,
      )
  }
  say(
    `\n${facts()}; the load comes from the same cores.\n\n${table(figures)}\n(${duration(Date.now() - start)} in all)`,
  )
  return !failed
}

const facts = (): string => `${new Date().toISOString().slice(0, 10)}, ${machine()}`

function failedRow(name: string, failure: unknown): Figure {
  const [why = ''] = String(failure instanceof Error ? failure.message : failure).split('\n')
  return { what: name, value: `failed: ${why.replaceAll('|', '/')}`, reference: '–', met: false }
}

let code = 0
try {
  if (!(await bench())) code = 1
} catch (failure) {
  if (!closing.signal.aborted) say(`\n${inWords(failure)}`)
  code = 1
}
await closing.close()
process.exit(code)
