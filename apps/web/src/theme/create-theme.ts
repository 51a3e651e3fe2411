import type { ThemeData } from '@billett/clients'
import type { Contrast } from '@billett/web-kit/theme/contrast.ts'
import { highContrastPalette } from '@billett/web-kit/theme/high-contrast-palette.ts'
import { createTheme as createMuiTheme, type Theme } from '@mui/material/styles'
import { componentStyles } from './component-styles.ts'
import { shopTokens } from './shop-tokens.ts'

/** Numbers of Spec 1 §9. */
const FONT_SIZE = 14
const CONTRAST_THRESHOLD = 3
const TONAL_OFFSET = 0.2

const made = { normal: new WeakMap<ThemeData, Theme>(), high: new WeakMap<ThemeData, Theme>() }

/** The look of a client, normal or in high contrast; made once for each theme. */
export function createTheme(data: ThemeData, contrast: Contrast): Theme {
  const known = made[contrast].get(data)
  if (known) return known
  const theme = newTheme(data, contrast)
  made[contrast].set(data, theme)
  return theme
}

function newTheme(data: ThemeData, contrast: Contrast): Theme {
  const high = contrast === 'high'
  const palette = high ? highContrastPalette : data.palette
  const heading = {
    fontFamily: data.type.heading,
    fontWeight: data.type.headingWeight,
    lineHeight: 1.15,
  }
  const letterSpacing = `${data.type.headingSpacing}em`
  const onColour = high ? '#000000' : '#FFFFFF'
  return createMuiTheme({
    palette: {
      mode: high ? 'dark' : 'light',
      contrastThreshold: CONTRAST_THRESHOLD,
      tonalOffset: TONAL_OFFSET,
      primary: { main: palette.primary, contrastText: onColour },
      secondary: { main: palette.secondary, contrastText: onColour },
      success: { main: palette.success, contrastText: onColour },
      warning: { main: palette.warning, contrastText: onColour },
      error: { main: palette.error, contrastText: onColour },
      info: { main: palette.info, contrastText: onColour },
      background: { default: palette.page, paper: palette.surface },
      text: { primary: palette.text, secondary: palette.textSoft },
      divider: palette.divider,
    },
    typography: {
      fontFamily: data.type.body,
      fontSize: FONT_SIZE,
      h1: { ...heading, letterSpacing, hyphens: 'auto', fontSize: 'clamp(1.5rem, 0.75rem + 3.3vw, 2.75rem)' },
      h2: { ...heading, letterSpacing, fontSize: 'clamp(1.35rem, 1.2rem + 0.7vw, 1.75rem)' },
      h3: { ...heading, fontSize: '1.2rem' },
      body1: { fontSize: '1.0714rem', lineHeight: 1.55 },
      body2: { fontSize: '1rem', lineHeight: 1.5 },
      button: { fontSize: '1rem', fontWeight: 700, textTransform: 'none' },
    },
    shape: { borderRadius: data.shape.control },
    shop: shopTokens(data, palette, contrast),
    components: componentStyles,
  })
}
