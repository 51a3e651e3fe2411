import { expect, it } from 'vitest'
import { WATCH } from '../hosts/watch-released.ts'
import { rowsBelow } from '../testing/operations-table.ts'
import { JOB_QUEUES } from './handlers.ts'
import { serverRounds } from './server-rounds.ts'
import { earlyRounds, workerRounds } from './worker-rounds.ts'

const quoted = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const UNITS: Readonly<Record<string, number>> = { s: 1_000, min: 60_000 }

const milliseconds = (every: string): number => {
  const [number, unit = ''] = every.split(' ')
  return Number(number) * (UNITS[unit] ?? Number.NaN)
}

it('operators read of every job what it does', () => {
  const documented = rowsBelow('| job | does |').flatMap(([, names = '']) => quoted(names))
  expect(documented.toSorted()).toEqual(JOB_QUEUES.map(({ name }) => name).toSorted())
})

it('operators read of every round how often it comes, and where', () => {
  const documented = rowsBelow('| round | every | where | does |').flatMap(([, names = '', every = '', where]) =>
    quoted(names).map(name => ({ name, every: milliseconds(every), where })),
  )
  const ofServers = new Set(serverRounds.map(({ name }) => name))
  const rounds = [...earlyRounds, ...workerRounds].map(({ name, every }) => {
    const where = ofServers.has(name) ? 'every process' : 'workers'
    return { name, every, where }
  })
  const { name, every } = WATCH
  rounds.push({ name, every, where: 'servers' })
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  expect(documented.toSorted(byName)).toEqual(rounds.toSorted(byName))
})
