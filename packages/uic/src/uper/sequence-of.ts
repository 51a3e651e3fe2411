import type { Codec } from './codec.ts'
import { readLength, writeLength } from './length.ts'

/** SEQUENCE OF without a size. */
export function sequenceOf<T>(element: Codec<T>): Codec<T[]> {
  return {
    write: (writer, values) => {
      writeLength(writer, values.length)
      for (const value of values) element.write(writer, value)
    },
    read: reader => Array.from({ length: readLength(reader) }, () => element.read(reader)),
  }
}
