import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import type { Codec } from './codec.ts'
import { bitsFor } from './integer.ts'
import { readSmallNumber } from './length.ts'

/** ENUMERATED, names in the order of their numbers from 0. */
export function enumerated<const Name extends string>(names: readonly Name[]): Codec<Name> {
  const width = bitsFor(names.length)
  return {
    write: (writer, name) => {
      const index = names.indexOf(name)
      if (index < 0) throw new NotEncodable(`"${name}" is none of ${names.join(', ')}`)
      writer.bits(index, width)
    },
    read: reader => {
      const index = reader.bits(width)
      const name = names[index]
      if (name === undefined) throw new MalformedBarcode('malformed', `number ${index} of ${names.join(', ')}`)
      return name
    },
  }
}

/** ENUMERATED with an extension marker; a name of a later schema cannot be known here and is refused. */
export function extensibleEnumerated<const Name extends string>(names: readonly Name[]): Codec<Name> {
  const root = enumerated(names)
  return {
    write: (writer, name) => {
      writer.bits(0, 1)
      root.write(writer, name)
    },
    read: reader => {
      if (reader.bits(1) === 0) return root.read(reader)
      throw new MalformedBarcode('unsupported', `extension ${readSmallNumber(reader)} after ${names.join(', ')}`)
    },
  }
}
