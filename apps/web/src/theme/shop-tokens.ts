import type { Palette, ThemeData } from '@billett/clients'
import type { Contrast } from '@billett/web-kit/theme/contrast.ts'

/** What MUI's theme has no word for. */
export interface ShopTokens {
  contrast: Contrast
  hero: { background: string; text: string; drawing: ThemeData['hero'] }
  footer: { background: string; text: string }
  accent: string
  controlEdge: string
  /** px */
  cardRadius: number
  controlRadius: number
  /** Under cards that lie on the page. */
  shadow: string
}

export const shopTokens = (data: ThemeData, palette: Palette, contrast: Contrast): ShopTokens => ({
  contrast,
  hero: { background: palette.hero, text: palette.onHero, drawing: data.hero },
  footer: { background: palette.footer, text: palette.onFooter },
  accent: palette.accent,
  controlEdge: palette.controlEdge,
  cardRadius: data.shape.card,
  controlRadius: data.shape.control,
  shadow: contrast === 'high' ? 'none' : '0 1px 2px rgb(20 15 35 / 0.08), 0 8px 24px rgb(20 15 35 / 0.08)',
})

declare module '@mui/material/styles' {
  interface Theme {
    shop: ShopTokens
  }
  interface ThemeOptions {
    shop?: ShopTokens
  }
}
