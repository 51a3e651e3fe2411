import { isInstant, WALKS } from '@billett/domain'
import * as z from 'zod/mini'

/** What it takes to find a journey of the embedded planner again. */
const Context = z.object({
  start: z.string(),
  destination: z.string(),
  via: z.optional(z.string()),
  departure: z.string().check(z.refine<string>(isInstant)),
  walk: z.optional(z.enum(WALKS)),
  /** Trip and service day of each ride, in order. */
  rides: z.array(z.tuple([z.string(), z.string()])),
})
export type JourneyContext = z.infer<typeof Context>

/** Marks our own contexts among those of external services, and their version. */
const MARK = 'b1.'

/** As one word that may stand in an address. */
export const writeContext = (context: JourneyContext): string =>
  MARK + Buffer.from(JSON.stringify(context)).toString('base64url')

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined for contexts that are not ours, or not whole. */
export function readContext(text: string): JourneyContext | undefined {
  if (!text.startsWith(MARK)) return undefined
  const read = z.safeParse(Context, parsed(Buffer.from(text.slice(MARK.length), 'base64url').toString()))
  return read.success ? read.data : undefined
}
