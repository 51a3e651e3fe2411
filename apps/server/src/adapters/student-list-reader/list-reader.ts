import { guessSeparator, type ImportCharset, type ImportReading } from '@billett/domain'
import { Busy } from '../../ports/busy.ts'
import type { ListBeginning, StudentListReader } from '../../ports/student-list-reader.ts'
import { inThread, type ThreadLimits, TOO_MUCH } from '../threads/in-thread.ts'
import { turns } from '../turns.ts'
import { readText } from './read-text.ts'

const THREAD = new URL('./workbook-thread.ts', import.meta.url)

/** A workbook of 100,000 pupils with twelve columns takes less. */
export const WORKBOOK_LIMITS: ThreadLimits = { megabytes: 300, within: 120_000 }

/** Workbooks that are unpacked at once by a process: memory for more there may not be. */
const AT_ONCE = 2
const WAITING = 10

/** Lines that are shown before anything is compared. */
const SHOWN = 20

/** Lines that are handed on together. */
const TOGETHER = 500

/** Bytes that are looked at to see how a text is separated. */
const LOOKED_AT = 64 * 1024

const isWorkbook = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b

/** Pictures, PDF and the like: text has no such bytes. */
const isText = (file: Uint8Array): boolean =>
  !file.subarray(0, LOOKED_AT).includes(0) && Buffer.from(file.subarray(0, 5)).toString('latin1') !== '%PDF-'

/** UTF-8 where all of it can be read as that: what is written otherwise and has umlauts cannot. */
function charsetOf(file: Uint8Array): ImportCharset {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

type Rows = string[][] | undefined

/** Rows of a workbook, unpacked in a thread of its own; nothing where it is none or takes too much. */
export const unpackWithin =
  (limits: ThreadLimits) =>
  async (file: Uint8Array): Promise<Rows> => {
    const rows = await inThread<string[][] | null>(THREAD, file, limits)
    return rows === TOO_MUCH || rows === null ? undefined : rows
  }

type Unpack = ReturnType<typeof unpackWithin>

/** Unpacks workbooks in turns; whoever would wait too long is told to come back. */
function inTurns(unpack: Unpack): Unpack {
  const take = turns(AT_ONCE, WAITING, () => new Busy('lists wait to be read'))
  return file => take(() => unpack(file))
}

async function* once(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}

async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

async function firstLines(file: Uint8Array, how: Pick<ImportReading, 'charset' | 'separator'>): Promise<string[][]> {
  const lines: string[][] = []
  for await (const { cells } of readText(once(file.subarray(0, LOOKED_AT)), how)) {
    lines.push(cells)
    if (lines.length === SHOWN) break
  }
  return lines
}

/** What a line of a workbook is for: empty ones, as below a table, are none of it. */
const isSaid = (cells: readonly string[]): boolean => cells.some(cell => cell.trim() !== '')

const readerOf = (rowsOfWorkbook: Unpack): StudentListReader => ({
  async begin(file): Promise<ListBeginning | undefined> {
    if (isWorkbook(file)) {
      const rows = await rowsOfWorkbook(file)
      if (!rows) return undefined
      return { kind: 'xlsx', charset: 'utf-8', separator: ';', lines: rows.filter(isSaid).slice(0, SHOWN) }
    }
    if (!isText(file)) return undefined
    const charset = charsetOf(file)
    const text = new TextDecoder(charset).decode(file.subarray(0, LOOKED_AT))
    const separator = guessSeparator(text.split(/\r\n|\n|\r/).slice(0, SHOWN))
    return { kind: 'csv', charset, separator, lines: await firstLines(file, { charset, separator }) }
  },

  async lines(file, how) {
    if (how.kind === 'csv') return firstLines(file, how)
    return ((await rowsOfWorkbook(file)) ?? []).filter(isSaid).slice(0, SHOWN)
  },

  async *read(parts, how) {
    let lines: { number: number; cells: readonly string[] }[] = []
    if (how.kind === 'xlsx') {
      const rows = (await rowsOfWorkbook(await wholeOf(parts))) ?? []
      const numbered = rows.map((cells, index) => ({ number: index + 1, cells })).filter(({ cells }) => isSaid(cells))
      for (let at = 0; at < numbered.length; at += TOGETHER) yield numbered.slice(at, at + TOGETHER)
      return
    }
    for await (const line of readText(parts, how)) {
      if (!isSaid(line.cells)) continue
      lines.push(line)
      if (lines.length < TOGETHER) continue
      yield lines
      lines = []
    }
    if (lines.length > 0) yield lines
  },
})

export const listReader = (unpack: Unpack = unpackWithin(WORKBOOK_LIMITS)): StudentListReader =>
  readerOf(inTurns(unpack))
