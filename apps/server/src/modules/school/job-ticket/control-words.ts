import type { ControlFinding, Language } from '@billett/domain'

/** How a ticket stands in a month. */
export type ControlState = 'runs' | 'paused' | 'ends'

interface ControlWords {
  fileName: string
  heads: Readonly<Record<'before' | 'money' | 'after', readonly string[]>>
  states: Readonly<Record<ControlState, string>>
  findings: Readonly<Record<ControlFinding, string>>
}

/** What the monthly file of who held a job ticket says. */
export const CONTROL_WORDS: Readonly<Record<Language, ControlWords>> = {
  de: {
    fileName: 'Kontrolldatei',
    heads: {
      before: [
        'Firma',
        'Abteilung',
        'Vertrag',
        'Ticket',
        'Personalnummer',
        'Nachname',
        'Vorname',
        'Von',
        'Bis',
        'Stand',
      ],
      money: ['Beitrag der Firma'],
      after: ['Auffällig'],
    },
    states: { runs: 'läuft', paused: 'pausiert', ends: 'endet' },
    findings: {
      notListed: 'nicht in der Liste der Firma',
      numberMissing: 'ohne Personalnummer',
      leavesEarlier: 'verlässt die Firma, bevor das Ticket endet',
    },
  },
  en: {
    fileName: 'control-file',
    heads: {
      before: [
        'Company',
        'Department',
        'Contract',
        'Ticket',
        'Personnel number',
        'Last name',
        'First name',
        'From',
        'Until',
        'State',
      ],
      money: ['Contribution of the company'],
      after: ['Conspicuous'],
    },
    states: { runs: 'runs', paused: 'paused', ends: 'ends' },
    findings: {
      notListed: 'not in the list of the company',
      numberMissing: 'without a personnel number',
      leavesEarlier: 'leaves the company before the ticket ends',
    },
  },
}
