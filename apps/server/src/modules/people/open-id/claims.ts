import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'
import { activeAccount, mainAddress } from './claims.queries.ts'

/** The standard's scopes with the claims they stand for (OpenID Connect Core §5.4). */
export const STANDARD_CLAIMS: Readonly<Record<string, string[]>> = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'birthdate', 'locale'],
  email: ['email', 'email_verified'],
  address: ['address'],
  phone: ['phone_number', 'phone_number_verified'],
}

/** Scopes without claims of their own that the standard knows. */
export const OFFLINE_ACCESS = 'offline_access'

async function addressClaim({ db }: World, accountId: string) {
  const main = await mainAddress(db, accountId)
  if (!main) return undefined
  const street = `${main.street} ${main.houseNumber}`
  return {
    formatted: [street, main.additional, `${main.postCode} ${main.city}`].filter(Boolean).join('\n'),
    street_address: street,
    postal_code: main.postCode,
    locality: main.city,
    country: main.country.toUpperCase(),
  }
}

/**
 * What can be said of an account; undefined when it is locked, deleted or another client's: then nothing of it is told
 * any more.
 */
export async function claimsSource(world: World, accountId: string) {
  const account = await activeAccount(world.db, { clientId: clientIdOf(world), accountId })
  if (!account) return undefined
  return {
    accountId: account.id,
    async claims(_use: string, scope: string) {
      const { firstName, lastName, birthDate, language, email, phone } = account
      return {
        sub: account.id,
        name: `${firstName} ${lastName}`.trim(),
        given_name: firstName,
        family_name: lastName,
        ...(birthDate === null ? {} : { birthdate: birthDate }),
        locale: language,
        // Nobody signs in before the mail was answered.
        ...(email === null ? {} : { email, email_verified: true }),
        ...(phone === '' ? {} : { phone_number: phone, phone_number_verified: false }),
        ...(scope.split(' ').includes('address') ? { address: await addressClaim(world, account.id) } : {}),
      }
    },
  }
}
