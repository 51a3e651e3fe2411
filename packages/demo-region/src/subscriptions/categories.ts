import type { SubscriptionCategory } from '@billett/domain'

/** Headings of the subscriptions on offer. */
export const categories: SubscriptionCategory[] = [
  {
    id: 'germany',
    title: { de: 'Bundesweit', en: 'All of Germany' },
    overview: { de: 'Im Nahverkehr überall in Deutschland', en: 'Local transport anywhere in Germany' },
  },
  {
    id: 'luehrtal',
    title: { de: 'Im Lührtal', en: 'In the Lührtal' },
    overview: { de: 'Für Ihren Weg oder das ganze Netz', en: 'For your way or the whole network' },
  },
  {
    id: 'training',
    title: { de: 'Schule und Ausbildung', en: 'School and training' },
    overview: { de: 'Für alle, die lernen', en: 'For everybody who learns' },
  },
  {
    id: 'company',
    title: { de: 'Über den Arbeitgeber', en: 'Through your employer' },
    overview: { de: 'Für Beschäftigte von Partnerunternehmen', en: 'For employees of partner companies' },
  },
]
