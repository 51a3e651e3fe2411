import type { Codec } from './codec.ts'

/** A type whose values we keep in another form than they are encoded in. */
export const mapped = <Written, Kept>(
  codec: Codec<Written>,
  forms: { written: (kept: Kept) => Written; kept: (written: Written) => Kept },
): Codec<Kept> => ({
  write: (writer, value) => codec.write(writer, forms.written(value)),
  read: reader => forms.kept(codec.read(reader)),
})
