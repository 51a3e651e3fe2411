import type { ImportCharset, ImportReading } from '@billett/domain'

/** How a list begins. */
export interface ListBeginning {
  kind: ImportReading['kind']
  charset: ImportCharset
  separator: ImportReading['separator']
  /** The first lines. */
  lines: readonly (readonly string[])[]
}

/** Some lines of a list with their numbers, counted from 1 as whoever opens the file sees them. */
export type ListLines = readonly { number: number; cells: readonly string[] }[]

/**
 * Reads what schools export. Nothing of it is ever worked out: a formula is a text, or what it was last worked out
 * to.
 */
export interface StudentListReader {
  /** Guesses how a file is written; undefined where it is no list at all. */
  begin: (file: Uint8Array) => Promise<ListBeginning | undefined>
  /** The first lines of a file as it is said to be written. */
  lines: (
    file: Uint8Array,
    how: Pick<ImportReading, 'kind' | 'charset' | 'separator'>,
  ) => Promise<readonly (readonly string[])[]>
  /** All lines, some at a time. Of text no more is held than that; a workbook is unpacked by a thread of its own. */
  read: (
    parts: AsyncIterable<Uint8Array>,
    how: Pick<ImportReading, 'kind' | 'charset' | 'separator'>,
  ) => AsyncGenerator<ListLines>
}
