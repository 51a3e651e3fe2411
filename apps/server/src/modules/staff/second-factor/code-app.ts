import { timingSafeEqual } from 'node:crypto'
import type { CodeAppSecret } from '@billett/contract'
import { goodSteps, isProven, unixSeconds } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { base32, timeCode } from '../../../crypto/time-code.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { note, readAccount } from '../../people/account/index.ts'
import { checkOwnPassword } from '../../people/password/index.ts'
import { noteProof } from '../../people/session/index.ts'
import { newSecret, sealedSecret, secretOf } from './app-secret.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { insertPending, lockApp, saveApp } from './second-factor.repository.ts'

/** Whoever has a second factor already shows it once more before they have another. */
function checkFresh({ world, visitor }: Context): void {
  if (visitor.secondFactor === 'shown' && !isProven(visitor.provenOn, world.realClock())) refuse('stepUpNeeded')
}

/** What an app is to know. Refuses a wrong password and, of who has shown a second factor long ago, `stepUpNeeded`. */
export async function beginCodeApp(context: Context, password: string, tx: Transaction): Promise<CodeAppSecret> {
  const { world } = context
  checkFresh(context)
  const account = await readAccount(tx, ownAccount(context))
  await checkOwnPassword(context, account, password, 'password')
  const secret = newSecret()
  await insertPending(tx, account.id, sealedSecret(world, secret))
  const [issuer, name] = [world.client.config.texts.name, account.username ?? account.email ?? '']
  const shown = base32(secret)
  const query = new URLSearchParams({ secret: shown, issuer }).toString().replaceAll('+', '%20')
  return {
    secret: shown,
    uri: `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(name)}?${query}`,
  }
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a, 'utf8'), Buffer.from(b, 'utf8'))

/** The step of time in which an app shows this code; undefined where it is wrong, or none above `lastStep`. */
function stepOf(world: World, kept: string, code: string, lastStep: number): number | undefined {
  const secret = secretOf(world, kept)
  const digits = code.replace(/[\s-]/g, '')
  return goodSteps(unixSeconds(world.realClock()), lastStep).find(step => isSame(timeCode(secret, step), digits))
}

/** Uses up a code of the caller's app. False where it is wrong, or was used before. */
export async function spentAppCode({ world, visitor }: Context, code: string, tx: Transaction): Promise<boolean> {
  const app = await lockApp(tx, visitor.id)
  const lastStep = app?.secret ? stepOf(world, app.secret, code, app.lastStep) : undefined
  if (!app || lastStep === undefined) return false
  await saveApp(tx, { ...app, lastStep })
  return true
}

/** The app counts from now on, and its owner has shown it. Gives the codes for the day it is lost. */
export async function confirmCodeApp(context: Context, code: string, tx: Transaction): Promise<string[]> {
  const { world, visitor } = context
  checkFresh(context)
  const app = await lockApp(tx, visitor.id)
  const lastStep = app?.pending ? stepOf(world, app.pending, code, 0) : undefined
  if (!app || lastStep === undefined) return refuse('factorCodeNotValid', 'code')
  await saveApp(tx, { ...app, secret: app.pending, pending: null, lastStep })
  if (visitor.session !== null) await noteProof(tx, visitor.session, world.realClock())
  await note(world, tx, { kind: 'codeAppAdded', accountId: visitor.id, sessionId: visitor.session })
  return newRecoveryCodes(tx, visitor.id)
}
