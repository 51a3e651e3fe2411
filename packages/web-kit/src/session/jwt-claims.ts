import { type Is, isMissingOr, isNumber, isObjectOf, isText } from '../storage/shapes.ts'

/** Spec 1 §2.4. `rights` is a JSON array of numbers, `guestUser` 'True' marks a guest. */
export interface Claims {
  sub: string
  exp: number
  given_name?: string | undefined
  family_name?: string | undefined
  rights?: string | undefined
  /** The client. */
  sid?: string | undefined
  guestUser?: string | undefined
  userType?: number | undefined
  /** Who of the staff acts in their place (RFC 8693 §4.1). */
  act?: { sub: string } | undefined
}

const areClaims: Is<Claims> = isObjectOf({
  sub: isText,
  exp: isNumber,
  given_name: isMissingOr(isText),
  family_name: isMissingOr(isText),
  rights: isMissingOr(isText),
  sid: isMissingOr(isText),
  guestUser: isMissingOr(isText),
  userType: isMissingOr(isNumber),
  act: isMissingOr(isObjectOf({ sub: isText })),
})

const decoded = (part: string): unknown => {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** What stands in a token; undefined where it is none. */
export function payloadOf(token: string): unknown {
  try {
    return decoded(token.split('.')[1] ?? '')
  } catch {
    return undefined
  }
}

/**
 * What a token says of its holder; undefined when it does not parse or has expired. `now` in milliseconds. Only the
 * server judges whether it is genuine.
 */
export function claimsOf(token: string, now: number): Claims | undefined {
  const claims = payloadOf(token)
  return areClaims(claims) && claims.exp * 1000 > now ? claims : undefined
}
