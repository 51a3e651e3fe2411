import { runTogether } from '../measure/run-together.ts'
import { print } from './print-tickets.ts'

/**
 * A process that prints one ticket after the other for as many seconds as its first argument says, and tells how many a
 * second.
 */
const seconds = Number(process.argv[2])
await runTogether({ workers: 1, seconds: 1 }, print)
const printed = await runTogether({ workers: 1, seconds }, print)
process.send?.(printed.done / printed.seconds)
