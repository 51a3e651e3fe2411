const missing = (index: number, length: number): RangeError =>
  new RangeError(`no entry ${index} in a column of ${length}`)

/** An entry of a column; a place outside it is a broken timetable. */
export const at = (column: Int32Array | Float64Array | Uint8Array, index: number): number => {
  const value = column[index]
  if (value === undefined) throw missing(index, column.length)
  return value
}

/** `at` for the search's inner loops, where one kind of array at a place keeps the machine code short. */
export const int = (column: Int32Array, index: number): number => {
  const value = column[index]
  if (value === undefined) throw missing(index, column.length)
  return value
}

export const byte = (column: Uint8Array, index: number): number => {
  const value = column[index]
  if (value === undefined) throw missing(index, column.length)
  return value
}

export const textAt = (column: string[], index: number): string => column[index] ?? ''
