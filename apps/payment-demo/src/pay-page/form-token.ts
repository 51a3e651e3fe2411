import { createHmac, timingSafeEqual } from 'node:crypto'

/** A payment or a setup, as far as its pages go. */
type Paged = { payToken: string; step: number }

/** Good for one step of one payment: spent as soon as a submit was accepted, and it survives a restart. */
export const formToken = (secret: string, { payToken, step }: Paged): string =>
  createHmac('sha256', secret).update(`form:${payToken}:${step}`).digest('base64url')

export const isFormToken = (secret: string, paged: Paged, given: string): boolean => {
  const expected = Buffer.from(formToken(secret, paged))
  const offered = Buffer.from(given)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
