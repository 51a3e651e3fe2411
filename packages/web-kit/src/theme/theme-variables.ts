import { darkPalette, type Ground, highContrastPalette, type Palette, rolesOf, type ThemeData } from '@billett/clients'

/** Numbers of Spec 1 §9. Font size in px, where a text of the usual size has 16. */
const FONT_SIZE = 14
const TONAL_OFFSET = 0.2

/** How much darker a filled button is while it is hovered, in shares of the offset between two tones. */
const HOVERED_TONES = 1.5

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

/** What tells a thing from its ground: a shadow by day, an edge in the dark, where no shadow is seen. */
const DEPTHS: Record<Ground, Record<string, string>> = {
  light: {
    shadow: '0 1px 2px rgb(20 15 35 / 0.08), 0 8px 24px rgb(20 15 35 / 0.08)',
    'shadow-bar': '0 -4px 16px rgb(20 15 35 / 0.08)',
    'shadow-paper': 'drop-shadow(0 2px 6px rgb(20 15 35 / 0.1))',
    'raised-edge': '0 solid',
    'badge-edge': '0 solid',
  },
  dark: {
    shadow: 'none',
    'shadow-bar': 'none',
    'shadow-paper': 'none',
    'raised-edge': '1px solid var(--divider)',
    'badge-edge': '1px solid var(--divider)',
  },
  high: {
    shadow: 'none',
    'shadow-bar': 'none',
    'shadow-paper': 'none',
    'raised-edge': '2px solid var(--text)',
    'badge-edge': '1px solid var(--divider)',
  },
}

/** A client's mark is drawn for light ground: anywhere else it lies on a white plate. */
const PLATES: Record<Ground, Record<string, string>> = {
  light: { plate: 'transparent', 'plate-edge': '0px' },
  dark: { plate: '#FFFFFF', 'plate-edge': '3px' },
  high: { plate: '#FFFFFF', 'plate-edge': '3px' },
}

const ofPalette = (palette: Palette, ground: Ground) => {
  const roles = rolesOf(palette, ground)
  const isDark = ground !== 'light'
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    primary: roles.primary,
    secondary: roles.secondary,
    accent: roles.accent,
    success: roles.success,
    warning: roles.warning,
    error: roles.error,
    info: roles.info,
    live: roles.live,
    'on-primary': roles.onPrimary,
    'on-success': roles.onSuccess,
    'on-warning': roles.onWarning,
    'on-error': roles.onError,
    'on-info': roles.onInfo,
    'primary-tint': roles.primaryTint,
    focus: roles.focus,
    page: roles.page,
    surface: roles.surface,
    raised: roles.raised,
    text: roles.text,
    'text-soft': roles.textSoft,
    'control-edge': roles.controlEdge,
    divider: roles.divider,
    hero: roles.hero,
    'on-hero': roles.onHero,
    footer: roles.footer,
    'on-footer': roles.onFooter,
    ...inks(isDark),
    hovered: isDark ? HOVERED.high : HOVERED.normal,
    // What is filled moves away from its words: darker below white ones, lighter below black ones.
    'hovered-toward': ground === 'dark' ? '#FFFFFF' : '#000000',
    // The pictures of a map come light: in the dark they are turned round, their hues as they were.
    tiles: ground === 'dark' ? 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)' : 'none',
    drawing: ground === 'high' ? 'none' : 'block',
    skeleton: ground === 'high' ? '#444444' : roles.divider,
    ...DEPTHS[ground],
    ...PLATES[ground],
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

/** Chosen on this device, or its own wish where nothing was: a rule for each, the later one of two counts. */
const BY_WISH = {
  dark: [':root:not([data-mode="light"])', 'prefers-color-scheme:dark'],
  high: [':root:not([data-contrast="normal"])', 'prefers-contrast:more'],
} as const
const BY_CHOICE = { dark: ':root[data-mode="dark"]', high: ':root[data-contrast="high"]' } as const

function rulesFor(ground: 'dark' | 'high', palette: Palette): string[] {
  const variables = ofPalette(palette, ground)
  const [selector, wish] = BY_WISH[ground]
  return [`@media (${wish}){${rule(selector, variables)}}`, rule(BY_CHOICE[ground], variables)]
}

const made = new WeakMap<ThemeData, string>()

/**
 * A client's look as CSS custom properties of the root: by day, in the dark, and in high contrast, which goes before
 * both. The device says which, unless `data-mode` and `data-contrast` do. Made once for each theme.
 */
export function themeVariables(data: ThemeData): string {
  const known = made.get(data)
  if (known !== undefined) return known
  const css = [
    LAYERS,
    rule(':root', { ...ofEvery(data), ...ofPalette(data.palette, 'light') }),
    ...rulesFor('dark', darkPalette(data)),
    ...rulesFor('high', highContrastPalette),
  ].join('')
  made.set(data, css)
  return css
}
