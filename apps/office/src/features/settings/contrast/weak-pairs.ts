import { checkPalette, darkPalette, Palette, type WeakPair } from '@billett/clients'
import type { StaffConfig } from '@billett/contract'
import * as z from 'zod/mini'

/** Where the colours stand, one by one; and what the company says itself of those on dark ground. */
const COLOURS = 'theme.palette.'
const DARK = 'theme.dark'

/** A pair that cannot be told apart well enough, and in which look. */
export interface FoundPair extends WeakPair {
  isDark: boolean
}

const parsed = (value: string): unknown => (value === '' ? undefined : JSON.parse(value))

const Dark = z.optional(z.partial(Palette))

/** Which of the colours `path` is; undefined of all that is no colour of the palette. */
const colourOf = (path: string): string | undefined =>
  path.startsWith(COLOURS) ? path.slice(COLOURS.length) : undefined

/**
 * What could not be read with another colour, by the rules that every release is judged by; undefined while it is none,
 * and of what is no colour of the palette.
 */
export function weakPairs({ categories }: StaffConfig, path: string, colour: string): FoundPair[] | undefined {
  const changed = colourOf(path)
  if (changed === undefined) return undefined
  const entries = categories.flatMap(category => category.entries)
  const colours = entries.flatMap(entry => {
    const name = colourOf(entry.path)
    return name === undefined ? [] : [[name, parsed(entry.value)]]
  })
  const palette = Palette.safeParse({ ...Object.fromEntries(colours), [changed]: colour })
  if (!palette.success) return undefined
  const dark = Dark.safeParse(parsed(entries.find(entry => entry.path === DARK)?.value ?? ''))
  const theme = { palette: palette.data, ...(dark.data && { dark: dark.data }) }
  return [
    ...checkPalette(theme.palette).map(pair => ({ ...pair, isDark: false })),
    ...checkPalette(darkPalette(theme), 'dark').map(pair => ({ ...pair, isDark: true })),
  ]
}
