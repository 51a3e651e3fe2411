import type { Client } from '@billett/clients'
import type { TicketLook } from '../../../../ports/ticket-document.ts'

/** What the client's documents look like: tickets, contracts, certificates. */
export const documentLook = ({ config, logo, theme }: Client): TicketLook => {
  const { palette, shape } = theme
  return {
    name: config.texts.nameShort,
    logo,
    colours: {
      band: palette.hero,
      onBand: palette.onHero,
      primary: palette.primary,
      accent: palette.accent,
      text: palette.text,
      textSoft: palette.textSoft,
      line: palette.divider,
      tint: palette.page,
    },
    radius: shape.card,
  }
}
