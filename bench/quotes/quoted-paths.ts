import * as calls from '@billett/contract'
import { addDays, BERLIN, localDate, toInstant } from '@billett/domain'
import { addressOf, shopClient } from '../product/shop-client.ts'

/** Days ahead that are asked for; all products can be bought so early. */
const DAYS = 60

/** The relations a town asks for on a morning. */
const FREQUENT = 300

/** Any two stops on any day: so many questions that none comes again before it is forgotten. */
const RARE = 20_000

const LETTERS = 'abdefhklmnorstuw'

const pathOf = (date: string, origin: string, destination: string): string =>
  addressOf('', calls.pathOf(calls.getRelationGroups), {}, { date, origin, destination })

export type QuotedPaths = { frequent: string[]; rare: string[] }

/** Addresses of quotes for relations of the running shop, the same ones in every run. */
export async function quotedPaths(shop: string, random: (limit: number) => number): Promise<QuotedPaths> {
  const stops = await someStops(shop)
  const today = localDate(toInstant(Date.now()), BERLIN)
  const any = (): string => stops[random(stops.length)] ?? ''
  const paths = new Set<string>()
  while (paths.size < RARE) {
    const [origin, destination] = [any(), any()]
    if (origin !== destination) paths.add(pathOf(addDays(today, random(DAYS)), origin, destination))
  }
  const rare = [...paths]
  return { frequent: rare.slice(0, FREQUENT), rare }
}

async function someStops(shop: string): Promise<string[]> {
  const client = shopClient(shop)
  const date = localDate(toInstant(Date.now()), BERLIN)
  const found = await Promise.all(
    [...LETTERS].map(search => client.ask(calls.searchOrigins, { query: { date, search, pageSize: 100 } })),
  )
  client.agent.destroy()
  return [...new Set(found.flat().map(({ reference }) => reference))].toSorted()
}
