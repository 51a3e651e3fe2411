import { describe, expect, it } from 'vitest'
import { retryTransactions } from './retry-transactions.ts'
import type { Transaction } from './statements.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const asWrapped = (code: string) => new Error('failed query', { cause: coded(code) })
const tx = {} as unknown as Transaction

/** Transactions that end as told: by a failure of a statement, by one of the commit, or well. */
function database(...ends: { at: 'statement' | 'commit'; error: Error }[]) {
  let begun = 0
  const told: unknown[] = []
  let moment = 0
  const transaction = retryTransactions(
    async work => {
      begun += 1
      const end = ends.shift()
      if (end?.at === 'statement') throw end.error
      const result = await work(tx)
      if (end) throw end.error
      return result
    },
    async error => {
      told.push(error)
    },
    () => 0,
    () => moment,
  )
  const pass = (milliseconds: number) => {
    moment += milliseconds
  }
  return { transaction, begun: () => begun, told, pass }
}

describe('a transaction', () => {
  it.each(['40001', '40P01'])('is begun again when PostgreSQL has undone it (%s)', async code => {
    const { transaction, begun } = database(
      { at: 'statement', error: asWrapped(code) },
      { at: 'commit', error: coded(code) },
    )
    expect(await transaction(async () => 'done')).toBe('done')
    expect(begun()).toBe(3)
  })

  it.each(['57P01', '25006', 'ECONNRESET'])(
    'is begun again when the connection was lost before its commit (%s)',
    async code => {
      const { transaction, begun } = database({ at: 'statement', error: asWrapped(code) })
      expect(await transaction(async () => 'done')).toBe('done')
      expect(begun()).toBe(2)
    },
  )

  it.each(['57P01', 'ECONNRESET'])('is not repeated when the answer to its commit was lost (%s)', async code => {
    const { transaction, begun } = database({ at: 'commit', error: coded(code) })
    await expect(transaction(async () => 'done')).rejects.toThrow(code)
    expect(begun()).toBe(1)
  })

  it.each(['23505', '22P02', '57014'])(
    'is not repeated when a statement was refused or took too long (%s)',
    async code => {
      const { transaction, begun } = database({ at: 'statement', error: coded(code) })
      await expect(transaction(async () => 'done')).rejects.toThrow(code)
      expect(begun()).toBe(1)
    },
  )

  it('is not begun again by who has waited for long already: others wait too', async () => {
    const { transaction, begun, pass } = database({ at: 'commit', error: coded('40001') })
    const slow = transaction(async () => pass(5_000))
    await expect(slow).rejects.toThrow('40001')
    expect(begun()).toBe(1)
  })

  it('is given up some time', async () => {
    const failures = Array.from({ length: 20 }, () => ({ at: 'statement' as const, error: coded('40P01') }))
    const { transaction, begun, told } = database(...failures)
    await expect(transaction(async () => 'done')).rejects.toThrow('40P01')
    expect(begun()).toBe(5)
    expect(told).toHaveLength(5)
  })
})
