import type { Alert } from '@billett/realtime'
import type { DayRun } from '@billett/timetable'

/** One of a line in two languages, and one of a stop that only one language has. */
export function alertsOf(runs: DayRun[]): Alert[] {
  const lines = [...new Set(runs.map(run => run.lineId))].toSorted()
  const [line = ''] = lines
  const stop = runs.find(run => run.lineId === lines.at(-1))?.calls[0]?.stopId ?? ''
  return [
    {
      id: 'works',
      severity: 'warning',
      periods: [],
      targets: [{ routeId: line }],
      header: [
        { language: 'de', text: 'Bauarbeiten: einzelne Fahrten später' },
        { language: 'en', text: 'Engineering works: some trips run late' },
      ],
      description: [
        { language: 'de', text: 'Bis zum Abend kommt es zu Verspätungen. Bitte planen Sie etwas mehr Zeit ein.' },
        { language: 'en', text: 'Expect delays until this evening. Please allow some more time.' },
      ],
      url: [{ language: 'de', text: 'https://luehrtal-verbund.example/bauarbeiten' }],
    },
    {
      id: 'lift',
      severity: 'info',
      periods: [],
      targets: [{ stopId: stop }],
      header: [{ language: 'de', text: 'Aufzug außer Betrieb' }],
      description: [],
      url: [],
    },
  ]
}
