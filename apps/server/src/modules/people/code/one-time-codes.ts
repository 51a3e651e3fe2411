import { createHmac } from 'node:crypto'
import { type CodePurpose, codeExpiry, isRedeemable } from '@billett/domain'
import { hashed } from '../../../crypto/hashed.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import {
  type Code,
  codeByHash,
  codeById,
  endCode,
  endUnused,
  insertCode,
  lockCode,
  unusedCodes,
} from './one-time-code.repository.ts'

/**
 * The code that stands in a mail's link. It is made anew from its id whenever the mail is, so that nothing stored gives
 * it away.
 */
export const codeOf = ({ tokens }: World, codeId: string): string =>
  createHmac('sha256', tokens.key).update(`one-time-code:${codeId}`).digest('base64url')

interface Wanted {
  accountId: string
  purpose: CodePurpose
  /** The address an `emailChange` confirms. */
  email?: string
}

/** Codes of this account and purpose no longer work. */
export const dropCodes = (world: World, tx: Transaction, which: Omit<Wanted, 'email'>): Promise<void> =>
  endUnused(tx, which, world.clock())

/** A new code; earlier ones of the same account and purpose no longer work. Returns its id. */
export async function makeCode(world: World, tx: Transaction, { accountId, purpose, email }: Wanted): Promise<string> {
  await dropCodes(world, tx, { accountId, purpose })
  const id = world.newId()
  await insertCode(tx, {
    id,
    hash: hashed(codeOf(world, id)),
    accountId,
    purpose,
    email: email ?? null,
    expiresOn: codeExpiry(purpose, world.clock()),
    usedOn: null,
  })
  return id
}

/** Looks without using it up. */
export async function findCode(
  world: World,
  db: Statements,
  code: string,
  purpose: CodePurpose,
): Promise<Code | undefined> {
  const found = await codeByHash(db, hashed(code))
  return isRedeemable(found, purpose, world.clock()) ? found : undefined
}

/** Uses the code up. Undefined where it is not good (any more): two who come at once are served one after the other. */
export async function redeemCode(
  world: World,
  tx: Transaction,
  code: string,
  purpose: CodePurpose,
): Promise<Code | undefined> {
  const found = await lockCode(tx, hashed(code))
  if (!found || !isRedeemable(found, purpose, world.clock())) return undefined
  await endCode(tx, found.id, world.clock())
  return found
}

/** The address that waits for being confirmed. */
export async function pendingEmailOf(world: World, db: Statements, accountId: string): Promise<string | null> {
  const codes = await unusedCodes(db, accountId, 'emailChange')
  return codes.find(code => isRedeemable(code, 'emailChange', world.clock()))?.email ?? null
}

/** The address that a code confirms. */
export const emailToConfirm = async (db: Statements, codeId: string): Promise<string | null> =>
  (await codeById(db, codeId))?.email ?? null
