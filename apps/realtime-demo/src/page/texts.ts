import type { Language } from '@billett/domain'
import type { Switch } from '../switches.ts'

interface Texts {
  service: string
  notice: string
  headline: string
  choose: string
  set: string
  runs: (count: number) => string
  feeds: string
  switches: Record<Switch, string>
}

export const TEXTS: Record<Language, Texts> = {
  de: {
    service: 'Demo-Echtzeit',
    notice:
      'Nur zum Ausprobieren: Nichts davon fährt wirklich. Der Shop übernimmt eine Änderung nach spätestens 40 Sekunden.',
    headline: 'Was gerade unterwegs ist',
    choose: 'Was der Datenstrom sagt',
    set: 'Übernehmen',
    runs: count => `${count} Fahrten in den nächsten sechs Stunden`,
    feeds: 'Datenströme (GTFS-Realtime)',
    switches: {
      mixed: 'Ein gewöhnlicher Tag: die meisten pünktlich, manche verspätet, wenige fallen aus',
      onTime: 'Alles ist pünktlich',
      late: 'Alles ist fünf Minuten verspätet',
      cancelled: 'Die nächste Fahrt jeder Linie fällt aus',
      broken: 'Die nächste Fahrt jeder Linie ist 30 Minuten verspätet: Anschlüsse brechen',
      stale: 'Vor gut drei Minuten geschrieben',
      old: 'Vor fast sieben Minuten geschrieben',
      future: 'In einer Stunde geschrieben',
      empty: 'Leer',
      error: 'Fehler des Dienstes (500)',
      garbage: 'Eine Webseite statt Daten',
      huge: 'Zu groß (21 MB)',
      wrongIds: 'Fahrten einer anderen Region',
    },
  },
  en: {
    service: 'Demo real time',
    notice: 'For trying only: none of this really runs. The shop takes over a change within 40 seconds.',
    headline: 'What is under way',
    choose: 'What the feed says',
    set: 'Set',
    runs: count => `${count} trips in the next six hours`,
    feeds: 'Feeds (GTFS-Realtime)',
    switches: {
      mixed: 'An ordinary day: most on time, some late, few cancelled',
      onTime: 'Everything is on time',
      late: 'Everything is five minutes late',
      cancelled: 'The next trip of each line is cancelled',
      broken: 'The next trip of each line is 30 minutes late: connections break',
      stale: 'Written a good three minutes ago',
      old: 'Written nearly seven minutes ago',
      future: 'Written in an hour',
      empty: 'Empty',
      error: 'The service fails (500)',
      garbage: 'A web page instead of data',
      huge: 'Too large (21 MB)',
      wrongIds: 'Trips of another region',
    },
  },
}
