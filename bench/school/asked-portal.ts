import * as calls from '@billett/contract'
import { percentile } from '../measure/percentile.ts'
import { seeded } from '../measure/seeded.ts'
import type { ShopClient } from '../product/shop-client.ts'
import { A_SCHOOL, AUTHORITY } from './fill-schools.ts'

type Chance = ReturnType<typeof seeded>

const oneOf = <T>(values: readonly T[], chance: Chance): T | undefined => values[chance(values.length)]

/** Something the screens of the portal ask for, with what narrows it down. */
function someQuestion(official: ShopClient, chance: Chance): { what: string; ask: () => Promise<unknown> } {
  const organizationId = chance(2) === 0 ? AUTHORITY : A_SCHOOL
  const page = { page: chance(3), pageSize: oneOf([5, 25, 100], chance) }
  const pupils = {
    organizationId,
    ...(chance(2) === 0 && { filters: [oneOf(calls.STUDENT_FILTERS, chance)].filter(one => one !== undefined) }),
    ...(chance(3) === 0 && { search: `Name ${chance(2000)}` }),
    ...(chance(3) === 0 && { grade: String(5 + chance(6)) }),
    ...(chance(4) === 0 && { states: ['Granted' as const] }),
  }
  const told = (name: string, said: object) => `${name} ${JSON.stringify(said)}`
  const waiting = {
    ...(chance(3) === 0 && { lacks: [oneOf(calls.CONTRACT_LACKS, chance)].filter(one => one !== undefined) }),
    ...(chance(4) === 0 && { filters: `Name ${chance(2000)}` }),
  }
  switch (chance(7)) {
    case 0:
      return {
        what: told('tree', page),
        ask: () => official.ask(calls.getOrganisations, { query: { page: page.page } }),
      }
    case 1: {
      const search = `Schule ${chance(90)}`
      return {
        what: told('search', { search }),
        ask: () => official.ask(calls.searchOrganisations, { params: { search } }),
      }
    }
    case 2: {
      const query = { ...page, waiting: true, order: oneOf(calls.CONTRACT_ORDERS, chance), ...waiting }
      return {
        what: told('inbox', { organizationId, ...query }),
        ask: () => official.ask(calls.getContractsOfOrganisation, { params: { orgId: organizationId }, query }),
      }
    }
    case 3:
      return {
        what: told('inbox counted', { organizationId, ...waiting }),
        ask: () => official.ask(calls.countWaitingContracts, { params: { orgId: organizationId }, query: waiting }),
      }
    default: {
      const query = { ...pupils, ...page }
      return { what: told('pupils', query), ask: () => official.ask(calls.getStudents, { query }) }
    }
  }
}

export interface Asked {
  p95: number
  /** What took the longest, and how long. */
  slowest: { ms: number; what: string }
}

/** So many lists of the portal, the same in every run; one after the other. */
export async function askedPortal(official: ShopClient, times: number): Promise<Asked> {
  const chance = seeded(times)
  const took: number[] = []
  let slowest = { ms: 0, what: '' }
  for (let time = 0; time < times; time += 1) {
    const { what, ask } = someQuestion(official, chance)
    const began = performance.now()
    await ask()
    const ms = performance.now() - began
    took.push(ms)
    if (ms > slowest.ms) slowest = { ms, what }
  }
  return { p95: percentile(took, 0.95), slowest }
}
