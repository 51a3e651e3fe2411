import type { ThemeData } from '../schema/theme.ts'
import { familiesOf } from './fonts.ts'

/** What a look is written in: one font, and where headlines have serifs a second one for them. */
export const TYPEFACES = {
  grotesk: {
    fonts: ['inter'],
    body: familiesOf('inter'),
    heading: familiesOf('inter'),
    headingWeight: 800,
    headingSpacing: -0.02,
  },
  humanist: {
    fonts: ['sourceSans'],
    body: familiesOf('sourceSans'),
    heading: familiesOf('sourceSans'),
    headingWeight: 700,
    headingSpacing: 0,
  },
  book: {
    fonts: ['sourceSans', 'sourceSerif'],
    body: familiesOf('sourceSans'),
    heading: familiesOf('sourceSerif'),
    headingWeight: 600,
    headingSpacing: -0.005,
  },
  plain: {
    fonts: ['inter'],
    body: familiesOf('inter'),
    heading: familiesOf('inter'),
    headingWeight: 700,
    headingSpacing: -0.01,
  },
  round: {
    fonts: ['nunito'],
    body: familiesOf('nunito'),
    heading: familiesOf('nunito'),
    headingWeight: 800,
    headingSpacing: -0.01,
  },
} satisfies Record<string, ThemeData['type']>

export type TypefaceName = keyof typeof TYPEFACES
