import { z } from 'zod'

/** Input that does not fit its schema; becomes HTTP 400 with all issues. */
export class InvalidInput extends Error {
  readonly issues: { path: string; message: string }[]

  constructor(error: z.core.$ZodError) {
    super('invalid input')
    this.issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  }
}

/** `value` as the schema reads it, or throws `InvalidInput`. */
export const readInput = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const read = z.safeParse(schema, value)
  if (!read.success) throw new InvalidInput(read.error)
  return read.data
}
