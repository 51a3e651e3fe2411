/** Rows that are held at a time while all of a list are read. */
const AT_ONCE = 1000

/**
 * All rows of a list, some at a time: each part comes after the last row of the one before, so that a long list costs
 * as much at its end as at its beginning, and holds no connection while somebody fetches it slowly.
 */
export async function* rowsAfter<Row>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
  most = AT_ONCE,
): AsyncGenerator<Row[]> {
  let rows: Row[]
  let last: Row | undefined
  do {
    rows = await read(last, most)
    last = rows.at(-1)
    if (rows.length > 0) yield rows
  } while (rows.length === most)
}
