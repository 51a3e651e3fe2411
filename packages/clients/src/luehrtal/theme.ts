import { TYPEFACES } from '../look/typefaces.ts'
import type { ThemeData } from '../schema/theme.ts'

/** Urban and loud: crimson on ink, yellow lines, hard corners. */
export const theme: ThemeData = {
  palette: {
    primary: '#C2102F',
    secondary: '#1D1730',
    accent: '#FFC21A',
    page: '#F5F4F8',
    surface: '#FFFFFF',
    text: '#1A1526',
    textSoft: '#5A5468',
    controlEdge: '#7D778C',
    divider: '#E1DEE8',
    hero: '#1D1730',
    onHero: '#FFFFFF',
    footer: '#1D1730',
    onFooter: '#EDEAF5',
    success: '#126B3A',
    warning: '#8A5200',
    error: '#B3001E',
    info: '#1F4FA3',
  },
  type: TYPEFACES.grotesk,
  shape: { card: 14, control: 10 },
  hero: 'lines',
}
