import type { CampaignState, LocalText, PriceMode } from '@billett/domain'

/** What the columns of the list are called, on the screen and in files. */
export const CAMPAIGN_COLUMN_WORDS = {
  offer: { de: 'Abo', en: 'Subscription' },
  state: { de: 'Stand', en: 'State' },
  effectiveOn: { de: 'Neuer Preis ab', en: 'New price from' },
  deadline: { de: 'Antworten bis', en: 'Answers until' },
  mode: { de: 'Wie der neue Preis gilt', en: 'How the new price applies' },
  editedBy: { de: 'Geschrieben von', en: 'Written by' },
  releasedBy: { de: 'Freigegeben von', en: 'Released by' },
} as const satisfies Record<string, LocalText>

/** How far a campaign has come. */
export const CAMPAIGN_STATE_WORDS: Readonly<Record<CampaignState, LocalText>> = {
  draft: { de: 'Entwurf', en: 'draft' },
  reviewed: { de: 'wartet auf Freigabe', en: 'waiting for release' },
  released: { de: 'freigegeben', en: 'released' },
  notifying: { de: 'wird mitgeteilt', en: 'notices going out' },
  open: { de: 'Antworten laufen', en: 'answers coming in' },
  closed: { de: 'wird umgesetzt', en: 'being applied' },
  applied: { de: 'abgeschlossen', en: 'finished' },
  withdrawn: { de: 'zurückgezogen', en: 'withdrawn' },
}

/** How the new price holds. */
export const PRICE_MODE_WORDS: Readonly<Record<PriceMode, LocalText>> = {
  regulated: { de: 'genehmigter Tarif', en: 'approved tariff' },
  consent: { de: 'mit Zustimmung', en: 'by consent' },
}
