import { isDeepStrictEqual } from 'node:util'
import { chooseCookies } from '@billett/clients'
import type { CookieConsent } from '@billett/contract'
import type { Instant } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { lastAnswer, noteAnswer } from './consent.repository.ts'

interface Receipt {
  consentId: string
  givenOn: Instant
}

/**
 * Notes what was chosen of the cookies this client has, if it differs from before; required ones count as accepted,
 * whatever was sent.
 */
export async function logConsent({ world, language }: Context, given: CookieConsent): Promise<Receipt> {
  const { cookies } = world.client.config
  const choices = chooseCookies(cookies, ({ category, name }) => given.choices[category]?.[name] === true)
  const isRefusal = cookies.every(({ category, name }) => category === 'required' || choices[category]?.[name] !== true)
  const clientId = clientIdOf(world)
  const before = given.consentId && (await lastAnswer(world.db, clientId, given.consentId))
  if (before && isDeepStrictEqual(before.choices, choices))
    return { consentId: before.consentId, givenOn: before.givenOn }
  const consentId = given.consentId ?? world.newId()
  const givenOn = world.clock()
  await noteAnswer(world.db, { id: world.newRowId(), clientId, consentId, choices, isRefusal, language, givenOn })
  return { consentId, givenOn }
}
