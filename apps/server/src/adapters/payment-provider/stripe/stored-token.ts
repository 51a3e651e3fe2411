/** What Stripe charges a stored way to pay by: the customer and their PaymentMethod. */
export interface StoredToken {
  customer: string
  method: string
}

const TOKEN = /^(cus_\w+)\/(pm_\w+)$/

export const tokenOf = ({ customer, method }: StoredToken): string => `${customer}/${method}`

/** Undefined for what is none of ours. */
export function readToken(token: string): StoredToken | undefined {
  const [, customer, method] = TOKEN.exec(token) ?? []
  return customer !== undefined && method !== undefined ? { customer, method } : undefined
}
