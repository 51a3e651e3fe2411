import type { LocalText, PriceRow, ProductGroup, Sort, ValidityRule } from '@billett/domain'
import { familiesOf } from './families-v2.ts'
import type { FareOptions, FareParts } from './fare-parts.ts'
import type { FareNotes } from './fare-report.ts'
import { addressName, FREE_RIDE, feedGroup, feedSort, feedText, SINGLE } from './fare-texts.ts'
import { type LegRule, legRules, NO_AREA } from './leg-rules-v2.ts'
import { DEFAULT_MINUTES, validityFromName } from './product-validity.ts'
import { type ProductPrice, productPrices } from './products-v2.ts'
import { ridersOf } from './riders-v2.ts'
import { field, type GtfsTables, rowsOf } from './tables.ts'
import { tellTransferRules } from './transfer-rules-v2.ts'

const SINGLE_MINUTES: ValidityRule = { type: 'dateTime', minutes: DEFAULT_MINUTES }

/** What several names have in common from the beginning, without an open bracket or dash at its end. */
const commonName = (names: readonly string[]): string => {
  const [first = ''] = names
  const length = [...first].findIndex((letter, i) => names.some(name => [...name][i] !== letter))
  return (length < 0 ? first : [...first].slice(0, length).join('')).replace(/[\s([–—:,/-]+$/u, '')
}

const titleOf = (prices: readonly ProductPrice[], otherwise: LocalText): LocalText => {
  const common = commonName(prices.map(({ name }) => name))
  return common.length >= 4 ? feedText(common) : otherwise
}

interface Article {
  group: string
  kind: 'relation' | 'fixPrice'
  name: (price: ProductPrice) => LocalText
  validity: (price: ProductPrice) => ValidityRule
}

const mediumName = (tables: GtfsTables, medium: string): string | undefined =>
  field(
    rowsOf(tables, 'fare_media').find(row => field(row, 'fare_media_id') === medium),
    'fare_media_name',
  )

/** One sort per rider, medium and duration; prices of 0 stand in a sort of their own, the only one that may be free. */
const articles = (tables: GtfsTables, prices: readonly ProductPrice[], vatPermille: number, article: Article) => {
  const sorts = new Map<string, Sort>()
  const rows = prices.map((price): PriceRow => {
    const { product, rider, medium, cents } = price
    const validity = article.validity(price)
    const minutes = validity.type === 'dateTime' && validity.minutes !== DEFAULT_MINUTES ? `${validity.minutes}` : ''
    const id = [article.group, rider, medium, minutes, cents === 0 ? 'free' : ''].filter(part => part !== '').join('-')
    const name = cents === 0 && article.kind === 'relation' ? FREE_RIDE : article.name(price)
    const by = medium === '' ? undefined : mediumName(tables, medium)
    const full = by === undefined ? name : { de: `${name.de} (${by})`, en: `${name.en} (${by})` }
    sorts.set(
      id,
      feedSort({ id, group: article.group, name: full, traveller: rider, validity, vatPermille, free: cents === 0 }),
    )
    return { id: `${id}/${product}`, sort: id, level: article.kind === 'relation' ? product : null, cents }
  })
  return { sorts: [...sorts.values()], prices: rows }
}

const areasOfStops = (tables: GtfsTables, rules: readonly LegRule[]): Map<string, string[]> => {
  const areas = new Map<string, string[]>()
  for (const row of rowsOf(tables, 'stop_areas')) {
    const [stop, area] = [field(row, 'stop_id'), field(row, 'area_id')]
    if (stop && area) areas.set(stop, [...(areas.get(stop) ?? []), area])
  }
  const ends = rules
    .flatMap(({ rules }) => rules)
    .flatMap(rule => ['from' in rule && rule.from, 'to' in rule && rule.to])
  if (!ends.includes(NO_AREA)) return areas
  const inAreas = (row: Record<string, string>) =>
    areas.has(field(row, 'stop_id') ?? '') || areas.has(field(row, 'parent_station') ?? '')
  for (const row of rowsOf(tables, 'stops')) {
    const stop = field(row, 'stop_id')
    if (stop && !inAreas(row) && (field(row, 'location_type') ?? '0') === '0') areas.set(stop, [NO_AREA])
  }
  return areas
}

/** Fares of the second format. Products of leg rules are relation tickets, those that no leg rule names are sold at a fixed price. */
export const faresV2 = (tables: GtfsTables, { vatPermille, currency }: FareOptions, notes: FareNotes): FareParts => {
  tellTransferRules(tables, notes)
  const prices = productPrices(tables, currency, notes)
  const byProduct = Map.groupBy(prices, ({ product }) => product)
  const known = legRules(tables, notes).filter(({ product }) => {
    if (!byProduct.has(product)) notes.add('unknownFare', 'fare_leg_rules', product)
    return byProduct.has(product)
  })
  const minutes = new Map(
    known.flatMap(({ product, minutes }) => (minutes === undefined ? [] : [[product, minutes] as const])),
  )
  const named = new Set(rowsOf(tables, 'fare_leg_rules').map(row => field(row, 'fare_product_id')))
  const parts: Pick<FareParts, 'groups' | 'sorts' | 'prices'> = { groups: [], sorts: [], prices: [] }
  const taken = new Set<string>()
  const add = (id: string, title: LocalText, of: readonly ProductPrice[], article: Omit<Article, 'group'>): void => {
    const name = addressName(id, taken)
    taken.add(name)
    const group: ProductGroup = feedGroup(name, title, article.kind, parts.groups.length + 1)
    const made = articles(tables, of, vatPermille, { ...article, group: name })
    parts.groups.push(group)
    parts.sorts.push(...made.sorts)
    parts.prices.push(...made.prices)
  }

  familiesOf(known).forEach((products, i) => {
    const of = products.flatMap(product => byProduct.get(product) ?? [])
    const title =
      products.length === 1 ? titleOf(of, SINGLE) : i === 0 ? SINGLE : titleOf(of, feedText(of[0]?.name ?? ''))
    add(i === 0 ? 'singleTicket' : (products[0] ?? ''), title, of, {
      kind: 'relation',
      name: () => title,
      validity: ({ product, name }) => {
        const lasting = minutes.get(product)
        if (lasting !== undefined) return { type: 'dateTime', minutes: lasting }
        const guessed = i === 0 ? undefined : validityFromName(product, name)
        if (guessed) notes.add('guessedValidity', 'fare_products', product)
        return guessed ?? SINGLE_MINUTES
      },
    })
  })
  for (const [product, of] of byProduct) {
    if (named.has(product)) continue
    add(product, titleOf(of, feedText(of[0]?.name ?? product)), of, {
      kind: 'fixPrice',
      name: ({ name }) => feedText(name),
      validity: ({ name }) => {
        notes.add('guessedValidity', 'fare_products', product)
        return validityFromName(product, name) ?? SINGLE_MINUTES
      },
    })
  }

  return {
    ...parts,
    stopZones: areasOfStops(tables, known),
    zoneNames: new Map(
      rowsOf(tables, 'areas').flatMap((row): [string, string][] => {
        const [id, name] = [field(row, 'area_id'), field(row, 'area_name')]
        return id && name ? [[id, name]] : []
      }),
    ),
    levels: [...byProduct].flatMap(([id, [first]]) => {
      const name = feedText(first?.name ?? id)
      return known.some(({ product }) => product === id) ? [{ id, name, printText: name }] : []
    }),
    levelRules: known.flatMap(({ rules }) => rules),
    travellers: ridersOf(tables, new Set(prices.map(({ rider }) => rider))),
  }
}
