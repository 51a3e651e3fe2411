import { MalformedBarcode } from '../malformed-barcode.ts'
import { NotEncodable } from '../not-encodable.ts'
import type { Codec, TypeOf } from './codec.ts'
import { bitsFor } from './integer.ts'
import { readSmallNumber } from './length.ts'

type Alternatives = readonly (readonly [name: string, codec: Codec<unknown> | 'unsupported'])[]

type ChoiceOf<A extends Alternatives> = {
  [Index in keyof A]: A[Index] extends readonly [infer Name, Codec<infer _>]
    ? { kind: Name; value: TypeOf<A[Index][1]> }
    : never
}[number]

/** CHOICE with an extension marker, alternatives in the schema's order; `unsupported` ones keep their place. */
export function extensibleChoice<const A extends Alternatives>(alternatives: A): Codec<ChoiceOf<A>> {
  const width = bitsFor(alternatives.length)
  return {
    write: (writer, chosen) => {
      const index = alternatives.findIndex(([name]) => name === chosen.kind)
      const codec = alternatives[index]?.[1]
      if (codec === undefined || codec === 'unsupported') throw new NotEncodable(`no alternative "${chosen.kind}"`)
      writer.bits(0, 1)
      writer.bits(index, width)
      codec.write(writer, chosen.value)
    },
    read: reader => {
      if (reader.bits(1) === 1) throw new MalformedBarcode('unsupported', `choice extension ${readSmallNumber(reader)}`)
      const index = reader.bits(width)
      const alternative = alternatives[index]
      if (alternative === undefined) throw new MalformedBarcode('malformed', `alternative ${index} of a choice`)
      const [kind, codec] = alternative
      if (codec === 'unsupported') throw new MalformedBarcode('unsupported', `the alternative ${kind}`)
      // Name and value come from the same pair, which is what the union says.
      return { kind, value: codec.read(reader) } as ChoiceOf<A>
    },
  }
}
