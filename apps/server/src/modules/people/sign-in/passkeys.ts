import type { Passkey } from '@billett/contract'
import { deviceName } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { lockOwnAccount } from '../../../call/visitor/lock-own-account.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { PasskeySite } from '../../../ports/passkeys.ts'
import type { World } from '../../../world.ts'
import { note, readAccount } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { checkOwnPassword } from '../password/index.ts'
import { deletePasskey, insertPasskey, passkeysOf, storeChallenge, takeChallenge } from './passkey.repository.ts'

/** More devices than anybody has. */
const MOST = 10

/** A passkey is good at the shop's own address only: that is what keeps it from being shown to anybody else. */
export function passkeySite({ config, client }: World): PasskeySite {
  const { hostname, origin } = new URL(config.PUBLIC_URL)
  return { name: client.config.texts.name, domain: hostname, origin }
}

export async function showPasskeys(context: Context): Promise<Passkey[]> {
  const { id } = await readAccount(context.world.db, ownAccount(context))
  const rows = await passkeysOf(context.world.db, id)
  return rows.map(({ id: passkeyId, device, createdOn, usedOn }) => ({
    id: passkeyId,
    name: device,
    createdOn,
    usedOn,
  }))
}

/**
 * What the device is to sign. Whoever holds a device that is signed in does not hold the account: the password is asked
 * for, and who has a second factor has shown it minutes ago (`stepUp` of the calls): a new key would stand for it.
 */
export async function beginPasskey(context: Context, password: string): Promise<string> {
  const { world } = context
  const account = await readAccount(world.db, ownAccount(context))
  await checkOwnPassword(context, account, password, 'password')
  const known = await passkeysOf(world.db, account.id)
  if (known.length >= MOST) return refuse('tooManyPasskeys')
  const { options, challenge } = await world.passkeys.askForNew({
    site: passkeySite(world),
    accountId: account.id,
    accountName: account.email ?? account.username ?? '',
    known,
  })
  await storeChallenge(world.db, challenge, account.id, world.clock())
  return options
}

export async function addPasskey(context: Context, answer: string): Promise<Passkey[]> {
  const { world, visitor, agent, language } = context
  const challenge = world.passkeys.claimIn(answer)?.challenge
  if (challenge === undefined) return refuse('passkeyNotValid', 'answer')
  const key = await world.passkeys.readNew(answer, passkeySite(world), challenge)
  if (!key) return refuse('passkeyNotValid', 'answer')
  await world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    // Under the lock: a password chosen anew meanwhile has taken the challenge away.
    if (!(await takeChallenge(tx, challenge, visitor.id, world.clock()))) refuse('passkeyNotValid', 'answer')
    if ((await passkeysOf(tx, visitor.id)).length >= MOST) refuse('tooManyPasskeys')
    const row = { ...key, accountId: visitor.id, device: deviceName(agent), createdOn: world.clock(), usedOn: null }
    if (!(await insertPasskey(tx, row))) refuse('passkeyNotValid', 'answer')
    await note(world, tx, { kind: 'passkeyAdded', accountId: visitor.id })
    await queueMail(world, tx, 'passkeyAdded', { accountId: visitor.id, language })
  })
  return showPasskeys(context)
}

export async function removePasskey(context: Context, passkeyId: string): Promise<Passkey[]> {
  const { world, visitor } = context
  await world.db.transaction(async tx => {
    if (!(await deletePasskey(tx, passkeyId, visitor.id))) refuse('notFound', 'id')
    await note(world, tx, { kind: 'passkeyRemoved', accountId: visitor.id })
  })
  return showPasskeys(context)
}
