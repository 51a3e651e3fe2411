import * as z from 'zod/mini'

/** Spec 1 §2.4. `rights` is a JSON array of numbers, `guestUser` 'True' marks a guest. */
const Claims = z.object({
  sub: z.string(),
  exp: z.number(),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  rights: z.optional(z.string()),
  /** The client. */
  sid: z.optional(z.string()),
  guestUser: z.optional(z.string()),
  userType: z.optional(z.int()),
})
export type Claims = z.infer<typeof Claims>

const decoded = (part: string): unknown => {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

/**
 * What a token says of its holder; undefined when it does not parse or has expired. `now` in milliseconds. Only the
 * server judges whether it is genuine.
 */
export function claimsOf(token: string, now: number): Claims | undefined {
  try {
    const claims = Claims.safeParse(decoded(token.split('.')[1] ?? ''))
    return claims.success && claims.data.exp * 1000 > now ? claims.data : undefined
  } catch {
    return undefined
  }
}
