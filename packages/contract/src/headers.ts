/**
 * The headers every request carries (Spec 2 §7); the key only writes that are to happen once, the preview only what
 * staff ask who look at the shop of another day.
 */
export const HEADERS = {
  authorization: 'authorization',
  clientId: 'x-client-id',
  language: 'accept-language',
  source: 'x-source',
  idempotencyKey: 'idempotency-key',
  preview: 'x-shop-preview',
} as const

/** The header of an answer that tells of a fault of the server: by it the log is found. */
export const INCIDENT = 'x-request-id'
