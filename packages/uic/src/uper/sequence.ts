import { NotEncodable } from '../not-encodable.ts'
import type { BitReader } from './bit-reader.ts'
import type { Codec, TypeOf } from './codec.ts'
import { readLength, readSmallNumber } from './length.ts'

interface Required<T> {
  readonly presence: 'required'
  readonly codec: Codec<T>
}
interface Optional<T> {
  readonly presence: 'optional'
  readonly codec: Codec<T>
}
interface Defaulted<T> {
  readonly presence: 'defaulted'
  readonly codec: Codec<T>
  readonly value: T
}
type Field = Required<unknown> | Optional<unknown> | Defaulted<unknown>
type Fields = Readonly<Record<string, Field>>

type OptionalNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Optional<unknown> ? Name : never
}[keyof F]

type Flat<T> = { [Name in keyof T]: T[Name] }

/** The value of a SEQUENCE: optional fields may be missing, defaulted ones are always there. */
export type SequenceOf<F extends Fields> = Flat<
  { [Name in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[Name]['codec']> } & {
    [Name in OptionalNames<F>]?: TypeOf<F[Name]['codec']>
  }
>

export const required = <T>(codec: Codec<T>): Required<T> => ({ presence: 'required', codec })
export const optional = <T>(codec: Codec<T>): Optional<T> => ({ presence: 'optional', codec })
/** A field that is left out of the encoding while it holds the schema's DEFAULT. */
export const defaulted = <T extends string | number>(codec: Codec<T>, value: T): Defaulted<T> => ({
  presence: 'defaulted',
  codec,
  value,
})

/** A field that this version of a schema lacks is not left out unseen: it may limit what a ticket is good for. */
function refuseOthers(order: readonly [string, Field][], given: ReadonlyMap<string, unknown>): void {
  for (const [name, value] of given)
    if (value !== undefined && !order.some(([known]) => known === name)) throw new NotEncodable(`no field "${name}"`)
}

/** SEQUENCE; the order of the fields is the order of the schema. */
export function sequence<const F extends Fields>(fields: F): Codec<SequenceOf<F>> {
  const order = Object.entries<Field>(fields)
  return {
    write: (writer, value) => {
      const given = new Map<string, unknown>(Object.entries(value))
      refuseOthers(order, given)
      const present = order.filter(([name, field]) => isWritten(field, given.get(name)))
      for (const entry of order) if (entry[1].presence !== 'required') writer.bits(present.includes(entry) ? 1 : 0, 1)
      for (const [name, field] of present) field.codec.write(writer, given.get(name))
    },
    read: reader =>
      reader.nested(() => {
        const absent = order.filter(([, field]) => field.presence !== 'required' && reader.bits(1) === 0)
        const value: Record<string, unknown> = {}
        for (const entry of order) {
          const [name, field] = entry
          if (!absent.includes(entry)) value[name] = field.codec.read(reader)
          else if (field.presence === 'defaulted') value[name] = field.value
        }
        // The loop above has set exactly the fields that the type derives from `fields`.
        return value as SequenceOf<F>
      }),
  }
}

/** SEQUENCE with an extension marker: we write none, and skip what a later schema has added. */
export function extensibleSequence<const F extends Fields>(fields: F): Codec<SequenceOf<F>> {
  const root = sequence(fields)
  return {
    write: (writer, value) => {
      writer.bits(0, 1)
      root.write(writer, value)
    },
    read: reader => {
      const extended = reader.bits(1) === 1
      const value = root.read(reader)
      if (extended) skipExtensions(reader)
      return value
    },
  }
}

function isWritten(field: Field, value: unknown): boolean {
  if (field.presence === 'required') return true
  return value !== undefined && !(field.presence === 'defaulted' && value === field.value)
}

function skipExtensions(reader: BitReader): void {
  const count = readSmallNumber(reader) + 1
  let additions = 0
  for (let index = 0; index < count; index += 1) additions += reader.bits(1)
  for (; additions > 0; additions -= 1) reader.octets(readLength(reader))
}
