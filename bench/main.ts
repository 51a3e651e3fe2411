import { closeOnSignals } from '../scripts/run/close-on-signals.ts'
import { createClosing } from '../scripts/run/closing.ts'
import { duration, inWords, say } from '../scripts/run/say.ts'
import { readOptions } from './options.ts'
import { machine } from './report/machine.ts'
import { table } from './report/table.ts'
import { writeDocument } from './report/write-document.ts'
import type { Figure } from './row.ts'
import { rows } from './rows.ts'

const closing = createClosing()
closeOnSignals(closing)

async function bench(): Promise<void> {
  const { rows: wanted, quick, isWhole } = readOptions(process.argv.slice(2), rows)
  const figures: Figure[] = []
  for (const row of wanted) {
    say(`\n== ${row.name}`)
    const began = Date.now()
    const measured = await row.measure({ quick, closing })
    figures.push(...measured)
    say(`${table(measured)}\n(${duration(Date.now() - began)})`)
  }
  const facts = `${new Date().toISOString().slice(0, 10)}, ${machine()}; the load comes from the same cores.`
  say(`\n${facts}\n\n${table(figures)}`)
  if (isWhole) writeDocument(`${facts}\n\n${table(figures)}`)
}

let code = 0
try {
  await bench()
} catch (failure) {
  if (!closing.signal.aborted) say(`\n${inWords(failure)}`)
  code = 1
}
await closing.close()
process.exit(code)
