import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payment } from '../payment/payment.ts'

/** Good for one step of one payment: spent as soon as a submit was accepted, and it survives a restart. */
export const formToken = (secret: string, payment: Payment): string =>
  createHmac('sha256', secret).update(`form:${payment.payToken}:${payment.step}`).digest('base64url')

export const isFormToken = (secret: string, payment: Payment, given: string): boolean => {
  const expected = Buffer.from(formToken(secret, payment))
  const offered = Buffer.from(given)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
