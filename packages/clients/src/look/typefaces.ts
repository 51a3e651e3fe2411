import type { ThemeData } from '../schema/theme.ts'

/** Families a device already has: nothing is fetched. */
export const TYPEFACES = {
  grotesk: {
    body: 'Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    heading: '"Inter Display", Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    headingWeight: 800,
    headingSpacing: -0.02,
  },
  humanist: {
    body: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Segoe UI", "DejaVu Sans", sans-serif',
    heading: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Segoe UI", "DejaVu Sans", sans-serif',
    headingWeight: 700,
    headingSpacing: 0,
  },
  book: {
    body: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Segoe UI", "DejaVu Sans", sans-serif',
    heading: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif',
    headingWeight: 600,
    headingSpacing: -0.005,
  },
  plain: {
    body: '"Segoe UI", Roboto, Inter, "Helvetica Neue", Arial, sans-serif',
    heading: '"Segoe UI", Roboto, Inter, "Helvetica Neue", Arial, sans-serif',
    headingWeight: 700,
    headingSpacing: -0.01,
  },
  round: {
    body: '"Nunito Sans", Nunito, "Segoe UI", Ubuntu, Verdana, sans-serif',
    heading: 'Nunito, "Arial Rounded MT Bold", Ubuntu, Verdana, sans-serif',
    headingWeight: 800,
    headingSpacing: -0.01,
  },
} as const satisfies Record<string, ThemeData['type']>

export type TypefaceName = keyof typeof TYPEFACES
