import * as z from 'zod/mini'
import { Config } from './config.ts'
import { Drawing } from './drawing.ts'
import { LocalText } from './local-text.ts'
import { PageText } from './page.ts'
import { ThemeData } from './theme.ts'

/**
 * The client's own words on the first screen, and translations it words differently (dotted keys of the shop's texts).
 */
export const ClientTexts = z.object({
  headline: LocalText,
  lead: LocalText,
  translations: z.object({ de: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
})
export type ClientTexts = z.infer<typeof ClientTexts>

/** Drawn by hand in one colour set; `viewBox 0 0 width height`. */
export const Logo = z.object({ width: z.int(), height: z.int(), svg: Drawing })
export type Logo = z.infer<typeof Logo>

/** One white-label client, as data. */
export const Client = z.object({
  name: z.string().check(z.regex(/^[a-z]+$/)),
  config: Config,
  theme: ThemeData,
  texts: ClientTexts,
  logo: Logo,
  /** Pages that staff have written, as `terms.de`; all others are made from the facts. */
  pages: z.optional(z.record(z.string(), PageText)),
})
export type Client = z.infer<typeof Client>
