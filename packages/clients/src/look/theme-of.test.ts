import { expect, it } from 'vitest'
import { checkPalette } from '../contrast/check-palette.ts'
import { FALLBACK_PRIMARY, type Look, themeOf } from './theme-of.ts'

const plain: Look = {
  secondary: '#2B2D42',
  accent: '#EDC531',
  ground: 'neutral',
  hero: 'secondary',
  drawing: 'lines',
  typeface: 'plain',
  shape: { card: 8, control: 8 },
}

it('a company without a colour of its own is red', () => {
  expect(themeOf(plain).palette.primary).toBe('#E4010B')
  expect(themeOf({ ...plain, hero: 'primary' }).palette.hero).toBe(FALLBACK_PRIMARY)
})

it.each(['cool', 'warm', 'neutral', 'green', 'rose'] as const)('everything can be read on %s ground', ground => {
  expect(checkPalette(themeOf({ ...plain, ground }).palette)).toEqual([])
})
