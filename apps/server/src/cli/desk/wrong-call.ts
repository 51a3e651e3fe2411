import { isPlainDate, type PlainDate } from '@billett/domain'

/** A wrong call: what is wrong with it. */
export class Wrong extends Error {}

export const needed = (value: string | undefined, what: string): string => {
  if (value === undefined || value.trim() === '') throw new Wrong(`${what} is missing.`)
  return value.trim()
}

export const day = (value: string | undefined, what: string): PlainDate => {
  const given = needed(value, what)
  if (!isPlainDate(given)) throw new Wrong(`${given} is no day.`)
  return given
}
