import { Advice } from '../run/say.ts'
import type { Settings } from '../run/settings.ts'
import type { Closing } from './closing.ts'
import { endLeftovers } from './end-leftovers.ts'
import { type Claim, claimDataDir } from './running-record.ts'

/** Makes sure that only one launcher works on this data, and that nothing of a killed one is left. */
export async function claimCheckout(settings: Settings, command: string, closing: Closing): Promise<Claim> {
  const claimed = claimDataDir(settings.dataDir, command)
  if (!claimed.ok) {
    const { pid, address, command: running } = claimed.by
    const where = address ? ` at ${address}` : ''
    throw new Advice(
      `Billett already runs here${where} (npm run ${running}, process ${pid}, data in ${settings.dataDir}).\n` +
        `Use that one, or stop it first: Ctrl-C in its window, or  kill ${pid}\n` +
        'A second one beside it needs a folder and ports of its own:  BILLETT_DATA=.billett-2 PORT=8180 npm start',
    )
  }
  closing.add(claimed.claim.release)
  await endLeftovers(claimed.claim.left?.processes ?? [])
  return claimed.claim
}
