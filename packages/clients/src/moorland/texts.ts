import type { ClientTexts } from '../schema/client.ts'

export const texts: ClientTexts = {
  headline: { de: 'Gut ankommen, auch auf dem Land', en: 'Arriving well, in the countryside too' },
  lead: {
    de: 'Ihr Ticket für Landbus, Rufbus und Fähre zwischen Moor und Küste.',
    en: 'Your ticket for country bus, call bus and ferry between moor and coast.',
  },
  translations: { de: {}, en: {} },
}
