import { ALL_MENU_NODES, addDays, businessDateOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'
import { sentencesOfRequest } from '../../school/change-request/index.ts'
import { sendDecisionLetter } from '../../school/decision/index.ts'
import { drawPhoto } from '../../school/family/index.ts'
import { atMoment, contextOf, type Following } from '../demo-orders/index.ts'
import { atWork } from './at-work.ts'
import { schoolId } from './school-id.ts'

const FOLLOWING: Following = {
  drawPhoto,
  sendDecisionLetter: (world, job) => sendDecisionLetter(world, job, sentencesOfRequest),
}

/** What was done so many days ago; `index`: another minute for each of a row of things. */
export const daysAgo = <T>(world: World, days: number, index: number, act: (then: World) => Promise<T>): Promise<T> =>
  atMoment(
    world,
    { on: atWork(addDays(businessDateOf(world.clock()), -days), index), mailFails: false, following: FOLLOWING },
    act,
  )

/** As who signs in to the portal, by the key of a contact of the demo, with all that they may do there. */
export const asContact = (then: World, key: string): Context => ({
  ...contextOf(then, { kind: 'customer', id: schoolId(then, 'account', key) }),
  entries: ALL_MENU_NODES,
})
