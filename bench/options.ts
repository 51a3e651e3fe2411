import { parseArgs } from 'node:util'
import { Advice } from '../scripts/run/say.ts'
import type { Row } from './row.ts'

export type Options = { quick: boolean; orders: number; contracts: number; rows: readonly Row[]; isWritten: boolean }

/** Orders of the large shop, which are made up first: in a quick run there is not the time for many. */
const ORDERS = 1_000_000
const QUICK_ORDERS = 50_000

/** Contracts that are claimed, which are made up first. */
const CONTRACTS = 100_000
const QUICK_CONTRACTS = 10_000

/** Reads `--only purchases,quotes`, `--quick`, `--orders 10000000` and `--contracts 1000000`. */
export function readOptions(args: string[], all: readonly Row[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean' },
      orders: { type: 'string' },
      contracts: { type: 'string' },
    },
  })
  const wanted = values.only?.split(',') ?? all.map(row => row.name)
  const unknown = wanted.filter(name => !all.some(row => row.name === name))
  if (unknown.length > 0)
    throw new Advice(`There is no row ${unknown.join(', ')}; there are ${all.map(row => row.name).join(', ')}.`)
  const quick = values.quick ?? false
  const orders = Number(values.orders ?? (quick ? QUICK_ORDERS : ORDERS))
  if (!Number.isInteger(orders) || orders < 1000) throw new Advice('--orders takes a whole number from 1000.')
  const contracts = Number(values.contracts ?? (quick ? QUICK_CONTRACTS : CONTRACTS))
  if (!Number.isInteger(contracts) || contracts < 1000) throw new Advice('--contracts takes a whole number from 1000.')
  return {
    quick,
    orders,
    contracts,
    rows: all.filter(row => wanted.includes(row.name)),
    isWritten: !quick,
  }
}
