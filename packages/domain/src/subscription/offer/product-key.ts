/** What a contract subscribes to: an article, along a way where its price depends on one. */
export interface SubscribedProduct {
  /** Id of a `Sort`. */
  sort: string
  /** As carts name it; null where it has one price. */
  relationId: string | null
}

/** The name of a product in a contract's events and its price book. */
export const productKey = ({ sort, relationId }: SubscribedProduct): string => JSON.stringify([sort, relationId])

/** Throws for what no `productKey` wrote: events hold nothing else. */
export function readProductKey(key: string): SubscribedProduct {
  const parts: unknown = JSON.parse(key)
  if (Array.isArray(parts)) {
    const [sort, relationId]: unknown[] = parts
    if (typeof sort === 'string' && (relationId === null || typeof relationId === 'string')) return { sort, relationId }
  }
  throw new Error(`${key} is no subscribed product`)
}
