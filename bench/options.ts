import { parseArgs } from 'node:util'
import { Advice } from '../scripts/run/say.ts'
import type { Row } from './row.ts'

export type Options = { quick: boolean; rows: readonly Row[]; isWhole: boolean }

/** Reads `--only purchases,quotes` and `--quick`. */
export function readOptions(args: string[], all: readonly Row[]): Options {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, quick: { type: 'boolean' } } })
  const wanted = values.only?.split(',') ?? all.map(row => row.name)
  const unknown = wanted.filter(name => !all.some(row => row.name === name))
  if (unknown.length > 0)
    throw new Advice(`There is no row ${unknown.join(', ')}; there are ${all.map(row => row.name).join(', ')}.`)
  const quick = values.quick ?? false
  return { quick, rows: all.filter(row => wanted.includes(row.name)), isWhole: !quick && values.only === undefined }
}
