import { contrastRatio, type Palette, type ThemeData } from '@billett/clients'
import { darkPalette } from './dark-palette.ts'
import { highContrastPalette } from './high-contrast-palette.ts'

/** Numbers of Spec 1 §9. Font size in px, where a text of the usual size has 16. */
const FONT_SIZE = 14
const CONTRAST_THRESHOLD = 3
const TONAL_OFFSET = 0.2

/** How much darker a filled button is while it is hovered, in shares of the offset between two tones. */
const HOVERED_TONES = 1.5

/** White wherever it can be read. */
const writtenOn = (colour: string): string =>
  contrastRatio('#FFFFFF', colour) >= CONTRAST_THRESHOLD ? '#FFFFFF' : '#000000'

/** Share of a colour that lies over the ground of what is hovered. */
const HOVERED = { normal: '4%', high: '8%' }

/** What a client's theme says of shape and type, whatever the contrast. Lengths in px. */
const ofEvery = ({ shape, type }: ThemeData) => ({
  'card-radius': `${shape.card}px`,
  'control-radius': `${shape.control}px`,
  'font-body': type.body,
  'font-heading': type.heading,
  'font-size': `${FONT_SIZE / 16}rem`,
  'hovered-tone': `${(1 - HOVERED_TONES * TONAL_OFFSET) * 100}%`,
  'heading-weight': String(type.headingWeight),
  'heading-spacing': `${type.headingSpacing}em`,
})

/** Ink in the strengths that controls need: black on light ground, white on dark. */
const inks = (isDark: boolean) => {
  const ink = (onLight: number, onDark: number) => (isDark ? `rgb(255 255 255 / ${onDark})` : `rgb(0 0 0 / ${onLight})`)
  return {
    hover: ink(0.04, 0.08),
    selected: ink(0.08, 0.16),
    'disabled-ground': ink(0.12, 0.3),
    disabled: ink(0.26, 0.6),
    'text-disabled': ink(0.38, 0.5),
    'icon-button': ink(0.54, 1),
  }
}

/** `high`: of high contrast, which is dark as well. */
const ofPalette = (palette: Palette, ground: 'light' | 'dark' | 'high') => {
  const isDark = ground !== 'light'
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    primary: palette.primary,
    secondary: palette.secondary,
    accent: palette.accent,
    success: palette.success,
    warning: palette.warning,
    error: palette.error,
    info: palette.info,
    'on-colour': isDark ? '#000000' : writtenOn(palette.primary),
    page: palette.page,
    surface: palette.surface,
    text: palette.text,
    'text-soft': palette.textSoft,
    'control-edge': palette.controlEdge,
    divider: palette.divider,
    hero: palette.hero,
    'on-hero': palette.onHero,
    footer: palette.footer,
    'on-footer': palette.onFooter,
    ...inks(isDark),
    hovered: isDark ? HOVERED.high : HOVERED.normal,
    skeleton: ground === 'high' ? '#444444' : palette.divider,
    shadow: isDark ? 'none' : '0 1px 2px rgb(20 15 35 / 0.08), 0 8px 24px rgb(20 15 35 / 0.08)',
  }
}

/** Nothing in a value can end its declaration, rule or style element early. */
const harmless = (value: string) => value.replaceAll(/[<>{};\\]/g, '')

const rule = (selector: string, variables: Record<string, string>): string =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `--${name}:${harmless(value)};`)
    .join('')}}`

/** Which rules go before which, whatever the order they arrive in; base.css of the web-kit says the same. */
const LAYERS = '@layer base,kit,screen;'

const made = new WeakMap<ThemeData, string>()

/**
 * A client's look as CSS custom properties of the root: for every contrast, chosen by `data-contrast`. Made once for
 * each theme.
 */
export function themeVariables(data: ThemeData): string {
  const known = made.get(data)
  if (known !== undefined) return known
  const css = [
    LAYERS,
    rule(':root', { ...ofEvery(data), ...ofPalette(data.palette, 'light') }),
    rule(':root[data-contrast="high"]', ofPalette(highContrastPalette, 'high')),
  ].join('')
  made.set(data, css)
  return css
}

/** The same client by night, for an app that offers it (`data-mode`); high contrast goes before it. */
export const darkVariables = ({ palette }: ThemeData): string =>
  rule(':root[data-mode="dark"]:not([data-contrast="high"])', ofPalette(darkPalette(palette), 'dark'))
