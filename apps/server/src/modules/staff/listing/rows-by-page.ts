import type { Window } from '../../../db/window.ts'

/** Rows that are held at a time while all of a list are read. */
const AT_ONCE = 1000

/** All rows of a list that is short enough to be counted through; a long one comes by `rowsAfter`. */
export async function* rowsByPage<Row>(read: (window: Window) => Promise<Row[]>, limit = AT_ONCE) {
  let rows: Row[]
  let offset = 0
  do {
    rows = await read({ limit, offset })
    offset += rows.length
    if (rows.length > 0) yield rows
  } while (rows.length === limit)
}

/** Rows of a list that comes as a whole. */
export async function* rowsAtOnce<Row>(rows: Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await rows
}
