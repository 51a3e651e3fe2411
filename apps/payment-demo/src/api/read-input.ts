import type { z } from 'zod'

/** Input that does not fit its schema; becomes HTTP 400 with all issues. */
export class InvalidInput extends Error {
  readonly issues: { path: string; message: string }[]

  constructor(error: z.ZodError) {
    super('invalid input')
    this.issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  }
}

/** `value` as the schema reads it, or throws `InvalidInput`. */
export const readInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const read = schema.safeParse(value)
  if (!read.success) throw new InvalidInput(read.error)
  return read.data
}
