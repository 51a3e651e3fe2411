import { toInstant } from '@billett/domain'
import { compose } from '../../apps/server/src/compose.ts'
import { serverConfig } from '../../apps/server/src/config/server-config.ts'
import { forEveryShop } from '../../apps/server/src/jobs/for-every-shop.ts'
import { applyMessage, takeMessage } from '../../apps/server/src/modules/billing/bank-message/index.ts'
import { claimRound } from '../../apps/server/src/modules/billing/claim/index.ts'
import {
  collectRound,
  filesOfRun,
  handOverReleased,
  releaseFile,
} from '../../apps/server/src/modules/billing/collection/index.ts'
import type { World } from '../../apps/server/src/world.ts'
import { amountsOf, creditsOf, returnsOf } from './bank-answer.ts'

/** What a worker does on a day; `runId`: of the collecting, `message`: the name of what the bank says. */
const [step = '', day = '', runId = '', message = ''] = process.argv.slice(2)

const STEPS: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  claims: world => claimRound(world),
  collect: world => collectRound(world),
  async handOver(world) {
    for (const { id } of await filesOfRun(world.db, runId)) {
      await world.db.transaction(tx => releaseFile(world, tx, id, 'Grace Hopper'))
      await handOverReleased(world, id)
    }
  },
  credits: async world => hear(world, creditsOf(message, await filesOfRun(world.db, runId), day)),
  returns: async world => hear(world, returnsOf(message, await amountsOf(world.db, runId), day)),
}

/** The bank says something, which is stored and takes effect. */
async function hear(world: World, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  const { id } = await takeMessage(world, { name: message, content: pieces(content), by: null, channelId: null })
  await applyMessage(world, id)
}

async function* pieces(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* content
}

const work = STEPS[step]
if (!work) throw new Error(`nobody does ${step}`)
const { surroundings, close } = await compose(serverConfig(process.env), 'worker')
const now = toInstant(new Date(`${day}T08:00:00Z`))
const began = performance.now()
await forEveryShop(world => work({ ...world, clock: () => now }))(surroundings)
const seconds = (performance.now() - began) / 1000
process.send?.({ seconds, peak: process.resourceUsage().maxRSS })
await close()
