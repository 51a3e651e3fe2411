import type { Price, ProductGroup, ProductOffer } from '@billett/contract'

/** What the articles of a product differ in; each is asked for only among the articles that fit the ones before it. */
export const AXES = ['traveller', 'comfortClass', 'discount', 'variant'] as const
export type AxisName = (typeof AXES)[number]

const VALUE: Record<AxisName, (offer: ProductOffer) => string> = {
  traveller: offer => offer.traveller.id,
  comfortClass: offer => offer.comfortClass,
  discount: offer => offer.discountType?.id ?? '',
  variant: offer => offer.sortId,
}

export interface Axis {
  name: AxisName
  value: string
  /** One article for each value, in the order of the tariff. */
  options: { value: string; offer: ProductOffer }[]
}

const agreesOn = (a: ProductOffer, b: ProductOffer, axes: readonly AxisName[]): boolean =>
  axes.every(axis => VALUE[axis](a) === VALUE[axis](b))

/** The choices a passenger has among the articles of a product; an axis with one value only is none. */
export const axesOf = (offers: readonly ProductOffer[], chosen: ProductOffer): Axis[] =>
  AXES.map((name, index) => {
    const fitting = offers.filter(offer => agreesOn(offer, chosen, AXES.slice(0, index)))
    const values = fitting.map(VALUE[name])
    const options = fitting
      .map((offer, at) => ({ value: values[at] ?? '', offer }))
      .filter(({ value }, at) => values.indexOf(value) === at)
    return { name, value: VALUE[name](chosen), options }
  }).filter(({ options }) => options.length > 1)

/** How many of the axes two articles agree on, one after the other, until the first on which they do not. */
function agreement(a: ProductOffer, b: ProductOffer, axes: readonly AxisName[]): number {
  const different = axes.findIndex(axis => VALUE[axis](a) !== VALUE[axis](b))
  return different === -1 ? axes.length : different
}

/**
 * The article with another value on one axis that keeps as much as possible of what was chosen on the axes after it.
 */
export function withValue(
  offers: readonly ProductOffer[],
  chosen: ProductOffer,
  axis: AxisName,
  value: string,
): ProductOffer {
  const index = AXES.indexOf(axis)
  const after = AXES.slice(index + 1)
  const [best] = offers
    .filter(offer => agreesOn(offer, chosen, AXES.slice(0, index)) && VALUE[axis](offer) === value)
    .toSorted((a, b) => agreement(b, chosen, after) - agreement(a, chosen, after))
  return best ?? chosen
}

/**
 * The article a product is shown with before anything is chosen: the one the tariff names, unless only others have a
 * price.
 */
export const firstOffer = ({ products, defaultSortId }: ProductGroup): ProductOffer | undefined => {
  const named = products.find(({ sortId }) => sortId === defaultSortId)
  if (named && named.price.state !== 'unknown') return named
  return products.find(({ price }) => price.state !== 'unknown') ?? named ?? products[0]
}

/** What a product is shown with before anything is chosen, as `from` where the same traveller can pay less or more. */
export function startingPrice(group: ProductGroup): Price | undefined {
  const first = firstOffer(group)
  if (!first || first.price.state === 'unknown') return first?.price
  const prices = group.products
    .filter(({ traveller, price }) => traveller.id === first.traveller.id && price.state !== 'unknown')
    .map(({ price }) => price)
  const differ = new Set(prices.map(({ cents }) => cents)).size > 1
  const [lowest = first.price] = prices.toSorted((a, b) => (a.cents ?? 0) - (b.cents ?? 0))
  return differ ? { ...lowest, state: 'from' } : first.price
}
