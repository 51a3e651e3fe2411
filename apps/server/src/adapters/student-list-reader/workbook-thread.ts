import { parentPort, workerData } from 'node:worker_threads'
import { readSheets } from '@billett/tariff-import'

/** A cell as people write it: days as in Germany, whatever the workbook shows them as. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) {
    const [year, month, day] = cell.toISOString().slice(0, 10).split('-')
    return `${day}.${month}.${year}`
  }
  return cell === null || cell === undefined ? '' : String(cell)
}

if (!(workerData instanceof Uint8Array)) throw new Error('a workbook is read by the thread that is given it')
const sheets = await readSheets(workerData)
// The first sheet that says anything is the list.
const sheet = sheets?.find(({ data }) => data.length > 0)
parentPort?.postMessage(sheets ? (sheet?.data.map(row => row.map(textOf)) ?? []) : null)
