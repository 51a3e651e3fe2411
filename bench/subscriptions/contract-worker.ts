import { compose } from '../../apps/server/src/compose.ts'
import { serverConfig } from '../../apps/server/src/config/server-config.ts'
import { forEveryShop } from '../../apps/server/src/jobs/for-every-shop.ts'
import { claimRound } from '../../apps/server/src/modules/billing/claim/index.ts'
import { passRound } from '../../apps/server/src/modules/billing/pass/index.ts'

/**
 * A worker that does one round, `claims` or `passes` as its first argument says, and tells how many seconds it took and
 * the most memory it had, in kibibytes.
 */
const round = process.argv[2] === 'passes' ? passRound : claimRound
const { surroundings, close } = await compose(serverConfig(process.env), 'worker')
const began = performance.now()
await forEveryShop(round)(surroundings)
const seconds = (performance.now() - began) / 1000
process.send?.({ seconds, peak: process.resourceUsage().maxRSS })
await close()
