import type { OpenIdSecret, WriteOpenIdSecret } from '@billett/contract'
import { endingOf, KEPT_SECRET } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { sealed } from '../../../crypto/seal.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { removeServiceSecret, serviceSecrets, storeServiceSecret } from '../../people/open-id/index.ts'
import { whoseConfig } from '../configuration/index.ts'

/** Services that keep a secret, by the settings that a company goes by now. */
const keepers = ({ world }: Context, clientId: string) =>
  Object.entries(world.clients.current(clientId).config.settings.openIdConnect ?? {}).flatMap(
    ([serviceId, { shownName: name, keepsSecret }]) => (keepsSecret ? [{ serviceId, name }] : []),
  )

/** What is told of the secret of each service. */
export async function knownServiceSecrets(
  context: Context,
  asked: string | undefined,
  db: Statements,
): Promise<OpenIdSecret[]> {
  const clientId = whoseConfig(context, asked)
  const written = new Map((await serviceSecrets(db, clientId)).map(secret => [secret.serviceId, secret]))
  return keepers(context, clientId).map(service => {
    const secret = written.get(service.serviceId)
    return {
      ...service,
      isSet: secret !== undefined,
      ending: secret?.ending ?? '',
      writtenOn: secret?.writtenOn ?? null,
    }
  })
}

/**
 * Stores what a service shows, sealed. Refuses `notFound` for one that the settings do not know or that keeps no
 * secret, and `secretsOff` where nothing can be sealed.
 */
export async function writeServiceSecret(
  context: Context,
  { serviceId, clientId: asked, value }: WriteOpenIdSecret & { serviceId: string },
  tx: Transaction,
): Promise<Act> {
  const { world, visitor } = context
  const clientId = whoseConfig(context, asked)
  if (!keepers(context, clientId).some(one => one.serviceId === serviceId)) refuse('notFound', 'serviceId')
  const actOn = (what: 'written' | 'removed' | 'kept'): Act => ({
    kind: 'shop',
    id: '',
    clientId,
    after: { secret: serviceId, what },
  })
  if (value === KEPT_SECRET) return actOn('kept')
  if (value === '') {
    await removeServiceSecret(tx, { clientId, serviceId })
    return actOn('removed')
  }
  const key = world.config.CONFIG_KEY ?? refuse('secretsOff')
  await storeServiceSecret(tx, {
    clientId,
    serviceId,
    sealed: sealed(value, Buffer.from(key, 'base64')),
    ending: endingOf(value),
    writtenBy: visitor.id,
    writtenOn: world.realClock(),
  })
  return actOn('written')
}
