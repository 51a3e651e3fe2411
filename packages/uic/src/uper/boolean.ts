import type { Codec } from './codec.ts'

export const boolean: Codec<boolean> = {
  write: (writer, value) => writer.bits(value ? 1 : 0, 1),
  read: reader => reader.bits(1) === 1,
}
