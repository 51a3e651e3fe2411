import { isDeepStrictEqual } from 'node:util'
import type { CookieConsent } from '@billett/contract'
import type { Instant } from '@billett/domain'
import { and, desc, eq } from 'drizzle-orm'
import { clientIdOf } from '../../call/client-id-of.ts'
import type { Context } from '../../call/context.ts'
import { cookieConsent } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'

interface Receipt {
  consentId: string
  givenOn: Instant
}

/** The last answer of a device. */
async function lastAnswer(world: World, consentId: string) {
  const ofDevice = and(eq(cookieConsent.clientId, clientIdOf(world)), eq(cookieConsent.consentId, consentId))
  const [last] = await world.db
    .select()
    .from(cookieConsent)
    .where(ofDevice)
    .orderBy(desc(cookieConsent.givenOn))
    .limit(1)
  return last
}

/** Notes what was chosen of the cookies this client has, if it differs from before; required ones count as accepted, whatever was sent. */
export async function logConsent({ world, language }: Context, given: CookieConsent): Promise<Receipt> {
  const { cookies } = world.client.config
  const choices: Record<string, Record<string, boolean>> = {}
  for (const { category, name } of cookies) {
    const accepted = category === 'required' || given.choices[category]?.[name] === true
    choices[category] = { ...choices[category], [name]: accepted }
  }
  const isRefusal = cookies.every(({ category, name }) => category === 'required' || choices[category]?.[name] !== true)
  const before = given.consentId && (await lastAnswer(world, given.consentId))
  if (before && isDeepStrictEqual(before.choices, choices))
    return { consentId: before.consentId, givenOn: before.givenOn }
  const consentId = given.consentId ?? world.newId()
  const givenOn = world.clock()
  await world.db
    .insert(cookieConsent)
    .values({ id: world.newId(), clientId: clientIdOf(world), consentId, choices, isRefusal, language, givenOn })
  return { consentId, givenOn }
}
