import type { Language, Ticket } from '@billett/domain'

const VIA: Record<Language, string> = { de: 'über', en: 'via' }

/** "Falkenbrück Hauptbahnhof – Bad Ellerich Bahnhof über Dornhagen" */
export const relationLine = (
  { origin, destination, via }: NonNullable<Ticket['relation']>,
  language: Language,
): string => `${origin.text} – ${destination.text}${via === null ? '' : ` ${VIA[language]} ${via}`}`
