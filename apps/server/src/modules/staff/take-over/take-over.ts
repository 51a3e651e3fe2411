import type { TakenOver } from '@billett/contract'
import { deviceName, hasUserType, holdsRights, TAKE_OVER_MINUTES, takeOverEnds, USER_TYPE } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { issueToken } from '../../../call/visitor/visitor.ts'
import type { Transaction } from '../../../db/database.ts'
import { holdAccount, note } from '../../people/account/index.ts'
import { insertSession, whoIs } from '../../people/session/index.ts'

interface Wish {
  userId: string
  reason: string
  ticketNumber?: string | undefined
}

/**
 * Lets staff act in the place of a customer of their own client, in a session of its own that is not renewed. Refuses
 * `userNotFound` for whoever is none, staff too, `notTakenOver` for who cannot sign in, and `takeOverUnwanted` for who
 * does not want that.
 */
export async function takeOver(
  context: Context,
  { userId, reason, ticketNumber = '' }: Wish,
  tx: Transaction,
): Promise<{ taken: TakenOver; act: Act }> {
  const { world, visitor, agent } = context
  const clientId = clientIdOf(world)
  // Who refuses it meanwhile ends it: one of both waits.
  const account = await holdAccount(tx, userId)
  const isTheirs = account?.clientId === clientId && hasUserType(account.userType, USER_TYPE.WebShop)
  if (!account || !isTheirs || hasUserType(account.userType, USER_TYPE.HGS)) return refuse('userNotFound', 'userId')
  if (account.state !== 'active' || holdsRights(account.rights, ['AllowedToUseAdminPanel'])) refuse('notTakenOver')
  if (account.takeOverRefusedOn !== null) refuse('takeOverUnwanted')
  const [now, sessionId] = [world.realClock(), world.newId()]
  const until = takeOverEnds(now)
  await insertSession(tx, {
    id: sessionId,
    accountId: userId,
    device: deviceName(agent),
    startedOn: now,
    seenOn: now,
    expiresOn: until,
    provenOn: null,
    takeOver: { by: visitor.id, reason, ticketNumber, session: visitor.session },
    toldOn: null,
    endedOn: null,
    endedBy: null,
  })
  await note(world, tx, { kind: 'takenOver', accountId: userId, sessionId })
  const { id, firstName, lastName, rights } = account
  const token = await issueToken(
    {
      id,
      clientId,
      kind: 'customer',
      rights,
      firstName,
      lastName,
      session: sessionId,
      actor: visitor.id,
      minutes: TAKE_OVER_MINUTES,
    },
    world.tokens,
    now,
  )
  return {
    taken: { ...(await whoIs(world, account)), id_token: token, until },
    act: { kind: 'user', id: userId, clientId, after: { reason, ticketNumber, session: sessionId } },
  }
}
