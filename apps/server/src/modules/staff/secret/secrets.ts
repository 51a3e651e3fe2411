import type { StaffSecret } from '@billett/contract'
import { endingOf, KEPT_SECRET, placeOf, WRITTEN_SETTINGS, type WrittenSetting } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { isSaid, isSetting } from '../../../config/server-config.ts'
import { sealed } from '../../../crypto/seal.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { removeSecret, storeSecret, writtenSecrets } from '../../../db/written-secrets.ts'

const isOfEnvironment = ({ world: { config } }: Context, name: WrittenSetting): boolean =>
  placeOf(name).some(one => isSaid(config, one) && !config.fromStaff.has(one))

/** What is told of each secret. */
export async function knownSecrets(context: Context, db: Statements): Promise<StaffSecret[]> {
  const written = new Map((await writtenSecrets(db)).map(secret => [secret.name, secret]))
  const { fromStaff } = context.world.config
  return WRITTEN_SETTINGS.map(name => {
    const secret = written.get(name)
    if (isOfEnvironment(context, name))
      return { name, source: 'environment', ending: '', writtenBy: null, writtenOn: null, isWaiting: false }
    if (!secret)
      return { name, source: 'nobody', ending: '', writtenBy: null, writtenOn: null, isWaiting: fromStaff.has(name) }
    const { ending, writtenBy, writtenOn } = secret
    return { name, source: 'staff', ending, writtenBy, writtenOn, isWaiting: fromStaff.get(name) !== writtenOn }
  })
}

/** What an act was about: that a secret was written, and never what it is. */
const actOn = (name: WrittenSetting, what: 'written' | 'removed' | 'kept'): Act => ({
  kind: 'shop',
  id: '',
  after: { secret: name, what },
})

/**
 * Stores a secret, sealed; with another address what was shown at the one before is gone. Refuses `entryLocked` where
 * the environment says it, `secretsOff` where nothing can be sealed, and `notValid` at the value where the setting
 * cannot be that.
 */
export async function writeSecret(
  context: Context,
  { name, value }: { name: WrittenSetting; value: string },
  tx: Transaction,
): Promise<Act> {
  const { world, visitor } = context
  if (isOfEnvironment(context, name)) refuse('entryLocked', 'setting')
  if (value === KEPT_SECRET) return actOn(name, 'kept')
  if (value === '') {
    await removeSecret(tx, name)
    return actOn(name, 'removed')
  }
  const key = world.config.CONFIG_KEY ?? refuse('secretsOff')
  if (!isSetting(name, value)) refuse('notValid', 'value')
  const [address, ...shownThere] = placeOf(name)
  if (name === address) for (const shown of shownThere) await removeSecret(tx, shown)
  await storeSecret(tx, {
    name,
    sealed: sealed(value, Buffer.from(key, 'base64')),
    ending: endingOf(value),
    writtenBy: visitor.id,
    writtenOn: world.realClock(),
  })
  return actOn(name, 'written')
}
