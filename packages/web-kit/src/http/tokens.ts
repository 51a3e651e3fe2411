export interface Tokens {
  jwt?: string
  refreshToken?: string
}

const textIn = (body: unknown, name: string): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  const value = Object.entries(body).find(([key]) => key === name)?.[1]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Tokens a reply carries: an Authorization header, or `id_token` and `refresh_token` in body or first item (Spec 2
 * §4.2).
 */
export function tokensIn(headers: Headers, body: unknown, items: readonly unknown[]): Tokens {
  const header = headers.get('authorization')?.replace(/^Bearer /i, '')
  const [first] = items
  return {
    jwt: header || textIn(body, 'id_token') || textIn(first, 'id_token'),
    refreshToken: textIn(body, 'refresh_token') || textIn(first, 'refresh_token'),
  }
}
