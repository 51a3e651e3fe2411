/** Rows that are held at a time while all of a list are read, twice: those that are sent, and the next. */
const AT_ONCE = 1000

/**
 * All rows of a list, some at a time: each part comes after the last row of the one before, so that a long list costs
 * as much at its end as at its beginning. The next part is read while one is sent; a connection is held no longer than
 * for a part, however slowly somebody fetches them.
 */
export async function* rowsAfter<Row>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
  most = AT_ONCE,
): AsyncGenerator<Row[]> {
  const begun = (last: Row | undefined): Promise<Row[]> => {
    const reading = read(last, most)
    // Whoever goes away before its turn comes never hears that it failed.
    reading.catch(() => undefined)
    return reading
  }
  let next: Promise<Row[]> | undefined = begun(undefined)
  while (next) {
    const rows: Row[] = await next
    next = rows.length === most ? begun(rows.at(-1)) : undefined
    if (rows.length > 0) yield rows
  }
}
