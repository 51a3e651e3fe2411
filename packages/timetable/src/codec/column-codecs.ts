import type { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'

/** How a value goes into a block of bytes and comes back. Numbers lie little-endian, as in every machine we run on. */
export interface Codec<T> {
  write: (writer: ByteWriter, value: T) => void
  read: (reader: ByteReader) => T
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

export const bytes: Codec<Uint8Array> = {
  write: (writer, value) => writer.block(value),
  read: reader => reader.block(),
}

export const decimals: Codec<Float64Array> = {
  write: (writer, value) => writer.block(bytesOf(value)),
  read: reader => new Float64Array(reader.block().buffer),
}

/** Whole numbers as differences from one to the next: offsets and times become small and alike, and pack well. */
export const wholes: Codec<Int32Array> = {
  write: (writer, value) =>
    writer.block(bytesOf(value.map((number, i) => number - (i === 0 ? 0 : (value[i - 1] ?? 0))))),
  read: reader => {
    const numbers = new Int32Array(reader.block().buffer)
    for (let i = 1; i < numbers.length; i++) numbers[i] = (numbers[i] ?? 0) + (numbers[i - 1] ?? 0)
    return numbers
  },
}

/** The byte that ends a text; GTFS fields hold none (and lose it here if they do). */
const END = '\0'

export const texts: Codec<string[]> = {
  write: (writer, value) =>
    writer.block(new TextEncoder().encode(value.map(text => text.replaceAll(END, '') + END).join(''))),
  read: reader => new TextDecoder().decode(reader.block()).split(END).slice(0, -1),
}

export const text: Codec<string> = {
  write: (writer, value) => writer.block(new TextEncoder().encode(value)),
  read: reader => new TextDecoder().decode(reader.block()),
}

export const count: Codec<number> = {
  write: (writer, value) => decimals.write(writer, Float64Array.of(value)),
  read: reader => decimals.read(reader)[0] ?? 0,
}

/** Texts out of a fixed list, kept by their place in it. */
export const oneOf = <T extends string>(choices: readonly [T, ...T[]]): Codec<T[]> => ({
  write: (writer, value) => writer.block(Uint8Array.from(value, choice => choices.indexOf(choice))),
  read: reader => Array.from(reader.block(), place => choices[place] ?? choices[0]),
})

/** A record, field after field in the order they are written down here. */
export const record = <T extends object>(codecs: { [K in keyof T]: Codec<T[K]> }): Codec<T> => ({
  write: (writer, value) => {
    for (const key in codecs) codecs[key].write(writer, value[key])
  },
  read: reader => {
    const fields: Partial<T> = {}
    for (const key in codecs) fields[key] = codecs[key].read(reader)
    // Every key of T has its codec, so every field is there.
    return fields as T
  },
})
