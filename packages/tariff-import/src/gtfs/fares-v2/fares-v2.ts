import type { LocalText, ProductGroup, ValidityRule } from '@billett/domain'
import type { FareOptions, FareParts } from '../fare-parts.ts'
import type { FareNotes } from '../fare-report.ts'
import { addressName, feedGroup, SINGLE } from '../fare-texts.ts'
import { DEFAULT_MINUTES, validityFromName } from '../product-validity.ts'
import { field, type GtfsTables, rowsOf } from '../tables.ts'
import { unpricedLevels } from '../unpriced.ts'
import { type Article, articles } from './articles.ts'
import { familiesOf } from './families.ts'
import { legRules } from './leg-rules.ts'
import { type ProductPrice, productPrices } from './products.ts'
import { ridersOf } from './riders.ts'
import { NO_AREA, NO_AREA_NAME } from './rule-conditions.ts'
import { areasOfStops } from './stop-areas.ts'
import { tellTransferRules } from './transfer-rules.ts'

const SINGLE_MINUTES: ValidityRule = { type: 'dateTime', minutes: DEFAULT_MINUTES }

/** What several names have in common from the beginning, without an open bracket or dash at its end. */
const commonName = (names: readonly string[]): string => {
  const [first = ''] = names
  const length = [...first].findIndex((letter, i) => names.some(name => [...name][i] !== letter))
  return (length < 0 ? first : [...first].slice(0, length).join('')).replace(/[\s([–—:,/-]+$/u, '')
}

const titleOf = (prices: readonly ProductPrice[], otherwise: LocalText): LocalText => {
  const common: LocalText = {
    de: commonName(prices.map(({ name }) => name.de)),
    en: commonName(prices.map(({ name }) => name.en)),
  }
  return Math.min(common.de.length, common.en.length) >= 4 ? common : otherwise
}

/**
 * Fares of the second format. Products of leg rules are relation tickets, those that no leg rule names are sold at a
 * fixed price.
 */
export const faresV2 = (tables: GtfsTables, { vatPermille, currency }: FareOptions, notes: FareNotes): FareParts => {
  const severalTickets = !tellTransferRules(tables, notes)
  const prices = productPrices(tables, currency, notes)
  const byProduct = Map.groupBy(prices, ({ product }) => product)
  const legs = legRules(tables, new Set(byProduct.keys()), notes)
  const sold = new Set(legs.flatMap(({ product, sold }) => (sold ? [product] : [])))
  const minutes = new Map(
    legs.flatMap(({ product, minutes }) => (minutes === undefined ? [] : [[product, minutes] as const])),
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

  // Families are made of all products, so that a rule left out does not make a single ticket of a day ticket.
  familiesOf(legs).forEach((family, i) => {
    const products = family.filter(product => sold.has(product))
    const of = products.flatMap(product => byProduct.get(product) ?? [])
    if (of.length === 0) return
    const title = products.length === 1 ? titleOf(of, SINGLE) : i === 0 ? SINGLE : titleOf(of, of[0]?.name ?? SINGLE)
    add(i === 0 ? 'singleTicket' : (products[0] ?? ''), title, of, {
      kind: 'relation',
      name: () => title,
      validity: ({ product, name }) => {
        const lasting = minutes.get(product)
        if (lasting !== undefined) return { type: 'dateTime', minutes: lasting }
        const guessed = i === 0 ? undefined : validityFromName(product, name.en)
        if (guessed) notes.add('guessedValidity', 'fare_products', product)
        return guessed ?? SINGLE_MINUTES
      },
    })
  })
  for (const [product, of] of byProduct) {
    if (named.has(product)) continue
    add(product, titleOf(of, of[0]?.name ?? SINGLE), of, {
      kind: 'fixPrice',
      name: ({ name }) => name,
      validity: ({ name }) => {
        notes.add('guessedValidity', 'fare_products', product)
        return validityFromName(product, name.en) ?? SINGLE_MINUTES
      },
    })
  }

  const stopZones = areasOfStops(tables, legs)
  return {
    ...parts,
    stopZones,
    zoneNames: new Map([
      ...([...stopZones.values()].flat().includes(NO_AREA) ? [[NO_AREA, NO_AREA_NAME] as const] : []),
      ...rowsOf(tables, 'areas').flatMap((row): [string, string][] => {
        const [id, name] = [field(row, 'area_id'), field(row, 'area_name')]
        return id && name ? [[id, name]] : []
      }),
    ]),
    levels: [
      ...[...byProduct].flatMap(([id, [first]]) => {
        return sold.has(id) && first ? [{ id, name: first.name, printText: first.name }] : []
      }),
      ...unpricedLevels(legs.flatMap(({ rules }) => rules)),
    ],
    levelRules: legs.flatMap(({ rules }) => rules),
    severalTickets,
    travellers: ridersOf(tables, new Set(prices.map(({ rider }) => rider))),
  }
}
