/** The headers every request carries (Spec 2 §7); the key only writes that are to happen once. */
export const HEADERS = {
  authorization: 'authorization',
  clientId: 'x-client-id',
  language: 'accept-language',
  source: 'x-source',
  idempotencyKey: 'idempotency-key',
} as const
