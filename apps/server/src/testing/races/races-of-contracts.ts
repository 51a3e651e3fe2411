import { claimRound } from '../../modules/billing/claim/index.ts'
import { passRound } from '../../modules/billing/pass/index.ts'
import type { Checkpoint } from '../../ports/checkpoints.ts'
import type { World } from '../../world.ts'
import { aContract } from '../a-contract.ts'
import { broken, endingsOf, type Race, unless } from './race.ts'
import { work } from './racing.ts'
import type { Stage } from './stage.ts'

/** How many rows of a contract there are. */
async function countOf({ test }: Stage, table: 'claim' | 'issued_ticket', contractId: string): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where contract_id = $1`,
    [contractId],
  )
  return rows[0]?.count ?? 0
}

const bothAt = ({ actors }: Stage, at: Checkpoint, round: (world: World) => Promise<void>) =>
  actors.slice(0, 2).map(actor => ({ actor, at, go: () => work(round(actor.world)) }))

/** What happens to contracts at once. */
export const RACES_OF_CONTRACTS: readonly Race[] = [
  {
    name: 'claim × claim: two workers, one contract',
    racers: 2,
    async run(stage, order) {
      const { contractId } = await aContract(stage.test, { from: '2026-12-01' })
      const endings = await endingsOf(bothAt(stage, 'claimsToBeStored', claimRound), order)
      const claims = await countOf(stage, 'claim', contractId)
      return [...broken(endings), ...unless(claims === 1, `${claims} claims of one month`)]
    },
    proofs: [
      { without: ['contractLock'], shows: /answered failed/ },
      { without: ['contractLock', 'claimKey'], shows: /2 claims of one month/ },
    ],
  },
  {
    name: 'passes × passes: two workers, one contract',
    racers: 2,
    async run(stage, order) {
      const { contractId } = await aContract(stage.test, { from: '2026-12-01' })
      await claimRound(stage.test.world)
      const endings = await endingsOf(bothAt(stage, 'passesToBeStored', passRound), order)
      const passes = await countOf(stage, 'issued_ticket', contractId)
      return [...broken(endings), ...unless(passes === 1, `${passes} passes of one month`)]
    },
    proofs: [
      { without: ['contractLock'], shows: /answered failed/ },
      { without: ['contractLock', 'passKey'], shows: /books: no two good passes/ },
    ],
  },
]
