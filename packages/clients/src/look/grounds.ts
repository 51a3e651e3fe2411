import type { Palette } from '../schema/theme.ts'

type Ground = Pick<Palette, 'page' | 'surface' | 'text' | 'textSoft' | 'controlEdge' | 'divider'>

/** What everything else stands on: paper, ink and lines that belong together. */
export const GROUNDS = {
  cool: {
    page: '#F4F6F9',
    surface: '#FFFFFF',
    text: '#141C26',
    textSoft: '#505B69',
    controlEdge: '#727E8D',
    divider: '#DBE2EA',
  },
  warm: {
    page: '#FAF7F1',
    surface: '#FFFFFF',
    text: '#2A231A',
    textSoft: '#5F574C',
    controlEdge: '#827A6E',
    divider: '#E8E1D4',
  },
  neutral: {
    page: '#F6F6F6',
    surface: '#FFFFFF',
    text: '#1A1A1A',
    textSoft: '#575757',
    controlEdge: '#7B7B7B',
    divider: '#E1E1E1',
  },
  green: {
    page: '#F3F8F4',
    surface: '#FFFFFF',
    text: '#16241B',
    textSoft: '#4F5E55',
    controlEdge: '#728077',
    divider: '#DAE6DD',
  },
  rose: {
    page: '#FBF5F6',
    surface: '#FFFFFF',
    text: '#26161B',
    textSoft: '#62525A',
    controlEdge: '#86767D',
    divider: '#EBDDE1',
  },
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof GROUNDS

/** Signals mean the same in every shop, so they look alike. */
export const SIGNALS = {
  success: '#146339',
  warning: '#7D4C00',
  error: '#AD0F26',
  info: '#1F4E91',
} as const satisfies Partial<Palette>
