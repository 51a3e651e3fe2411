import type { PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { World } from '../../../../world.ts'
import { givingWay } from '../../../pay/payment/index.ts'
import { goOver, PART } from '../../../run/part/index.ts'
import { announcePart } from '../announce.ts'
import { COLLECTIONS_READ_BY } from '../collection.repository.ts'
import { NOTICES_READ_BY } from '../notice.repository.ts'
import { debitedIds } from '../payers.queries.ts'
import { planPart } from '../plan-part.ts'
import { type CollectingRun, holdsIn } from './run.repository.ts'
import { tellTrouble } from './tell-trouble.ts'

const PARTS = { table: 'billing_run_part', owner: 'run_id' } as const

type Doing = Pick<Parameters<typeof goOver>[2], 'work' | 'toBeStored' | 'stored' | 'fills'> & { name: string }

/** Goes over all payers once; who makes the run void waits for a part, or the part does nothing. */
const pass = (world: World, run: CollectingRun, { name, ...doing }: Doing, most: number = PART): Promise<boolean> =>
  goOver(
    world,
    { ...PARTS, ownerId: run.id, pass: name },
    {
      ...doing,
      most,
      beside: part => givingWay(world, part),
      ids: debitedIds(clientIdOf(world)),
      goesOn: tx => holdsIn(tx, run),
    },
  )

/** Tells payers of what is collected up to the run's day, once a day until amounts are final. */
export const announcePass = (world: World, run: CollectingRun, today: PlainDate, most?: number): Promise<boolean> =>
  pass(
    world,
    run,
    {
      name: `announce ${today}`,
      work: async (tx, of) => {
        const { looked, told } = await announcePart(world, tx, { of, until: run.dueOn })
        return { looked, made: told }
      },
      toBeStored: 'noticesToBeStored',
      stored: 'noticesStored',
      fills: NOTICES_READ_BY,
    },
    most,
  )

/** Makes the collections of the run's day, once. */
export const planPass = (world: World, run: CollectingRun, most?: number): Promise<boolean> =>
  pass(
    world,
    run,
    {
      name: 'plan',
      work: async (tx, of) => {
        const part = await planPart(world, tx, run.dueOn, of)
        for (const [what, found] of Map.groupBy(part.leftOut, one => one))
          await tellTrouble(world, tx, run.dueOn, { what, found: found.length })
        return part
      },
      toBeStored: 'collectionsToBeStored',
      stored: 'collectionsStored',
      fills: COLLECTIONS_READ_BY,
    },
    most,
  )
