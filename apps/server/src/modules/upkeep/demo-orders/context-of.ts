import type { Context } from '../../../call/context.ts'
import { NO_DEVICE } from '../../../call/visitor/known-device.ts'
import { ANONYMOUS, type Visitor } from '../../../call/visitor/visitor.ts'
import type { World } from '../../../world.ts'

/** As if somebody of the demo called. */
export const contextOf = (world: World, who: Pick<Visitor, 'kind' | 'id'>): Context => ({
  world,
  visitor: { ...ANONYMOUS, ...who },
  language: 'de',
  caller: '127.0.0.1',
  device: NO_DEVICE,
  agent: '',
})
