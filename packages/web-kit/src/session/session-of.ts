import { defused, USER_TYPE } from '@billett/domain'
import { isListOf, isNumber } from '../storage/shapes.ts'
import type { Claims } from './jwt-claims.ts'

/** Who a token says is signed in. */
export interface Session {
  jwt: string
  userId: string
  firstName: string
  lastName: string
  rights: number[]
  userType: number
}

const isRights = isListOf(isNumber)

function rightsIn(text: string | undefined): number[] {
  try {
    const rights: unknown = JSON.parse(text ?? '[]')
    return isRights(rights) ? rights : []
  } catch {
    return []
  }
}

/**
 * The session behind the claims of a token; undefined for a guest, who owns a cart and has no account (Spec 1 §2.4).
 */
export function sessionOf(jwt: string, claims: Claims): Session | undefined {
  if (claims.guestUser === 'True') return undefined
  return {
    jwt,
    userId: claims.sub,
    firstName: defused(claims.given_name ?? ''),
    lastName: defused(claims.family_name ?? ''),
    rights: rightsIn(claims.rights),
    userType: claims.userType ?? USER_TYPE.WebShop,
  }
}
