import type { Palette } from '../schema/theme.ts'

/** A theme of its own, the same for every client: black ground, white text, yellow for what can be pressed. */
export const highContrastPalette: Palette = {
  primary: '#FFE94A',
  secondary: '#FFFFFF',
  accent: '#FFE94A',
  page: '#000000',
  surface: '#000000',
  text: '#FFFFFF',
  textSoft: '#FFFFFF',
  controlEdge: '#FFFFFF',
  divider: '#FFFFFF',
  hero: '#000000',
  onHero: '#FFFFFF',
  footer: '#000000',
  onFooter: '#FFFFFF',
  success: '#7CFFB2',
  warning: '#FFD166',
  error: '#FF9E9E',
  info: '#9AD8FF',
}
