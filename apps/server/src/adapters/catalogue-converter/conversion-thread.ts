import { parentPort, workerData } from 'node:worker_threads'
import {
  type CheckedTariff,
  readSheets,
  tariffFromJson,
  tariffFromWorkbook,
  tariffFromXlsx,
} from '@billett/tariff-import'
import type { Conversion } from '../../ports/catalogue-converter.ts'

/** More than the tariff of a whole country has. */
const MOST_CELLS = 200_000

/** A workbook is a zip archive; a catalogue begins with a brace, perhaps behind spaces and a mark of its encoding. */
const JSON_BEGINS = /^\uFEFF?\s*\{/

async function converted(file: Uint8Array): Promise<Conversion> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true })
  if (JSON_BEGINS.test(text.decode(file.subarray(0, 100))))
    return { ok: true, checked: tariffFromJson(text.decode(file).replace(/^\uFEFF/, '')) }
  const sheets = await readSheets(file)
  if (!sheets) return { ok: true, checked: (await tariffFromXlsx(file)) satisfies CheckedTariff }
  const cells = sheets.reduce((sum, { data }) => data.reduce((all, row) => all + row.length, sum), 0)
  if (cells > MOST_CELLS) return { ok: false, reason: 'tooMuch' }
  return { ok: true, checked: tariffFromWorkbook(sheets) }
}

if (!(workerData instanceof Uint8Array)) throw new Error('a workbook is converted by the thread that is given it')
parentPort?.postMessage(await converted(workerData))
