/** The headers every request carries (Spec 2 §7). */
export const HEADERS = {
  authorization: 'authorization',
  clientId: 'x-client-id',
  language: 'accept-language',
  source: 'x-source',
} as const
