import { TYPEFACES } from '../look/typefaces.ts'
import type { ThemeData } from '../schema/theme.ts'

/** Rural and calm: pine green on paper, clay for the spot of colour, soft corners and a serif. */
export const theme: ThemeData = {
  palette: {
    primary: '#1E5E45',
    secondary: '#7A3E22',
    accent: '#D98A4E',
    page: '#FAF7F0',
    surface: '#FFFFFF',
    text: '#23302A',
    textSoft: '#566058',
    controlEdge: '#7C857B',
    divider: '#E6E0D2',
    hero: '#DCE8DA',
    onHero: '#17402F',
    footer: '#EFE9DC',
    onFooter: '#3B463F',
    success: '#1E6B3C',
    warning: '#86520A',
    error: '#A32A1C',
    info: '#255D7E',
  },
  type: TYPEFACES.book,
  shape: { card: 22, control: 22 },
  hero: 'hills',
}
