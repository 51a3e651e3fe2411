import type { ClientTexts } from '../schema/client.ts'

export const texts: ClientTexts = {
  headline: { de: 'Wohin soll es gehen?', en: 'Where are you heading?' },
  lead: {
    de: 'Bus, Tram und Bahn im ganzen Lührtal. Ein Ticket, in einer Minute gekauft.',
    en: 'Bus, tram and train all over the Lühr valley. One ticket, bought in a minute.',
  },
  translations: { de: {}, en: {} },
}
