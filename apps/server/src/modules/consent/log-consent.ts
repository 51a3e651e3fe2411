import type { CookieConsent } from '@billett/contract'
import type { Instant } from '@billett/domain'
import { clientIdOf } from '../../call/client-id-of.ts'
import type { Context } from '../../call/context.ts'
import { cookieConsent } from '../../db/schema/index.ts'

interface Receipt {
  consentId: string
  givenOn: Instant
}

/** Notes what was chosen of the cookies this client has; required ones count as accepted, whatever was sent. */
export async function logConsent({ world, language }: Context, given: CookieConsent): Promise<Receipt> {
  const { cookies } = world.client.config
  const choices: Record<string, Record<string, boolean>> = {}
  for (const { category, name } of cookies) {
    const accepted = category === 'required' || given.choices[category]?.[name] === true
    choices[category] = { ...choices[category], [name]: accepted }
  }
  const isRefusal = cookies.every(({ category, name }) => category === 'required' || choices[category]?.[name] !== true)
  const consentId = given.consentId ?? world.newId()
  const givenOn = world.clock()
  await world.db
    .insert(cookieConsent)
    .values({ id: world.newId(), clientId: clientIdOf(world), consentId, choices, isRefusal, language, givenOn })
  return { consentId, givenOn }
}
