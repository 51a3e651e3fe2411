import { type DemoSubmission, demoSubmissions } from '@billett/demo-region'
import { addDays, atWallClock, BERLIN, businessDateOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { World } from '../../../world.ts'
import { reportBarrier, withdrawContract } from '../../run/declaration/index.ts'
import { sendFeedback } from '../../run/feedback/index.ts'
import { cancelWithoutLogin } from '../../subscription/cancellation/index.ts'
import { pastWorld } from './past-world.ts'

function send(context: Context, told: DemoSubmission): Promise<unknown> {
  switch (told.kind) {
    case 'feedback': {
      const detailFieldValues = Object.entries(told.fields).map(([id, value]) => ({ id, value }))
      return sendFeedback(context, told.category, { detailFieldValues })
    }
    case 'barrier':
      return reportBarrier(context, told.content)
    case 'withdrawal':
      return withdrawContract(context, told.content)
    case 'cancellation':
      return cancelWithoutLogin(context, told.content)
  }
}

/**
 * What people have sent in within the last days, by the ways of those who do not sign in. Nobody is written to about
 * it, and nothing of it is decided: that is what staff find to do.
 */
export async function makeSubmissions(world: World, contextOf: (then: World) => Context): Promise<void> {
  const today = businessDateOf(world.clock())
  for (const told of demoSubmissions) {
    const { then } = pastWorld(world, atWallClock(addDays(today, -told.days), told.at, BERLIN), { mailFails: false })
    // A demo without one of them is a demo all the same, as where a client asks for other fields.
    await send(contextOf(then), told).catch((error: unknown) =>
      world.log.info({ err: error }, 'a submission of the demo was not made'),
    )
  }
}
