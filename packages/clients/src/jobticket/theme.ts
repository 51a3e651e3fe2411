import { TYPEFACES } from '../look/typefaces.ts'
import type { ThemeData } from '../schema/theme.ts'

/** For companies: matter-of-fact blue, a quiet grid. */
export const theme: ThemeData = {
  palette: {
    primary: '#0B4F9E',
    secondary: '#0E2A47',
    accent: '#37B6C8',
    page: '#F3F6FA',
    surface: '#FFFFFF',
    text: '#13202E',
    textSoft: '#4D5B6B',
    controlEdge: '#6F7E8E',
    divider: '#DAE2EB',
    hero: '#0E2A47',
    onHero: '#FFFFFF',
    footer: '#0E2A47',
    onFooter: '#E3ECF6',
    success: '#14693F',
    warning: '#835000',
    error: '#B01030',
    info: '#0B4F9E',
  },
  type: TYPEFACES.plain,
  shape: { card: 8, control: 6 },
  hero: 'grid',
}
