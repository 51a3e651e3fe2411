import type { LegRule } from './leg-rules.ts'

/**
 * Products that leg rules offer for different journeys are one ticket at several levels; products offered for the same
 * journey (a single ride and a day pass) are different tickets. Each product goes to the first family in which it
 * competes with none.
 */
export const familiesOf = (rules: readonly LegRule[]): string[][] => {
  const keys = new Map<string, Set<string>>()
  for (const { product, key } of rules) keys.set(product, (keys.get(product) ?? new Set()).add(key))
  const families: { products: string[]; keys: Set<string> }[] = []
  for (const [product, own] of keys) {
    const family = families.find(({ keys: taken }) => ![...own].some(key => taken.has(key)))
    if (family) {
      family.products.push(product)
      family.keys = new Set([...family.keys, ...own])
    } else families.push({ products: [product], keys: own })
  }
  return families.map(({ products }) => products)
}
