import type { Language } from '@billett/domain'

interface ImportWords {
  usage: string
  noFile: (file: string) => string
  reading: string
  building: string
  storing: string
  taken: string
  stops: (count: number) => string
  lines: (count: number) => string
  trips: (count: number) => string
  zones: (count: number) => string
  sorts: (count: number) => string
  prices: (count: number) => string
  validity: (from: string, until: string, timeZone: string) => string
  versions: (count: number, from: string) => string
  rowsLeftOut: (table: string, taken: number, read: number) => string
  noted: string
  wrong: (file: string) => string
  line: string
  column: string
  times: (count: number) => string
  more: (count: number) => string
  noService: string
  noTrips: string
  timetableOver: (until: string) => string
  noRegion: string
  foreignStops: (count: number, example: string) => string
  noKnownStops: string
  imported: (name: string) => string
  same: (name: string) => string
  kept: (name: string) => string
  unchanged: string
  databaseFull: string
  databaseGone: string
  databaseFailed: (message: string) => string
}

export const IMPORT_WORDS: Record<Language, ImportWords> = {
  de: {
    usage:
      'Aufruf: import FAHRPLAN.zip | TARIF.xlsx | TARIF.json | --demo  [--if-empty]\n  .zip   ein GTFS-Datensatz: Fahrplan und Preise\n  .xlsx  ein Tarif als Arbeitsmappe, .json derselbe als JSON: ersetzt den Tarif der aktiven Region\n  --demo die mitgelieferte Region\n  --if-empty  nur, wenn noch keine Region aktiv ist',
    noFile: file => `Die Datei ${file} lässt sich nicht lesen.`,
    reading: 'Lesen',
    building: 'Fahrplan aufbauen …',
    storing: 'Speichern …',
    taken: 'Übernommen:',
    stops: count => `${count} Haltestellen und Steige`,
    lines: count => `${count} Linien`,
    trips: count => `${count} Fahrten`,
    zones: count => `${count} Tarifzonen`,
    sorts: count => `${count} Sorten`,
    prices: count => `${count} Preise`,
    validity: (from, until, timeZone) => `Fahrplan vom ${from} bis ${until} (${timeZone})`,
    versions: (count, from) => (count === 1 ? `Tarif ab ${from}` : `${count} Tarifstände ab ${from}`),
    rowsLeftOut: (table, taken, read) => `${table}: ${taken} von ${read} Zeilen`,
    noted: 'Ausgelassen oder angenommen:',
    wrong: file => `${file} lässt sich so nicht einlesen:`,
    line: 'Zeile',
    column: 'Spalte',
    times: count => `${count}-mal`,
    more: count => `… und ${count} weitere`,
    noService: 'Der Datensatz nennt keinen Tag, an dem etwas fährt.',
    noTrips: 'Keine Fahrt hält an zwei Haltestellen.',
    timetableOver: until => `Achtung: Der Fahrplan endet am ${until}. Verbindungen lassen sich damit nicht suchen.`,
    noRegion: 'Ein Tarif allein genügt nicht: Bitte zuerst einen GTFS-Datensatz oder --demo einlesen.',
    foreignStops: (count, example) =>
      `${count} Haltestellen des Tarifs kennt der Fahrplan nicht, zum Beispiel ${example}.`,
    noKnownStops: 'Der Tarif nennt keine Haltestelle, die der Fahrplan der aktiven Region kennt.',
    imported: name => `Fertig. Der Shop verkauft jetzt „${name}“.`,
    same: name => `„${name}“ ist genau so schon aktiv. Es war nichts zu tun.`,
    kept: name => `„${name}“ ist aktiv und bleibt es.`,
    unchanged: 'Es wurde nichts geändert.',
    databaseFull:
      'Auf dem Speicher der Datenbank ist kein Platz mehr. Bitte schaffen Sie Platz und wiederholen Sie den Aufruf.',
    databaseGone: 'Die Datenbank ist nicht erreichbar. Bitte prüfen Sie DATABASE_URL und wiederholen Sie den Aufruf.',
    databaseFailed: message => `Die Datenbank meldet: ${message}`,
  },
  en: {
    usage:
      'Usage: import FEED.zip | TARIFF.xlsx | TARIFF.json | --demo  [--if-empty]\n  .zip   a GTFS feed: timetable and fares\n  .xlsx  a tariff as a workbook, .json the same as JSON: replaces the tariff of the active region\n  --demo the region that ships with the product\n  --if-empty  only where no region is active yet',
    noFile: file => `The file ${file} cannot be read.`,
    reading: 'Reading',
    building: 'Building the timetable …',
    storing: 'Storing …',
    taken: 'Taken:',
    stops: count => `${count} stops and platforms`,
    lines: count => `${count} lines`,
    trips: count => `${count} trips`,
    zones: count => `${count} fare zones`,
    sorts: count => `${count} sorts`,
    prices: count => `${count} prices`,
    validity: (from, until, timeZone) => `timetable from ${from} to ${until} (${timeZone})`,
    versions: (count, from) => (count === 1 ? `tariff from ${from}` : `${count} tariff versions from ${from}`),
    rowsLeftOut: (table, taken, read) => `${table}: ${taken} of ${read} lines`,
    noted: 'Left out or assumed:',
    wrong: file => `${file} cannot be imported like this:`,
    line: 'line',
    column: 'column',
    times: count => `${count} times`,
    more: count => `… and ${count} more`,
    noService: 'The feed names no day on which anything runs.',
    noTrips: 'No trip calls at two stops.',
    timetableOver: until => `Note: the timetable ends on ${until}. No journeys can be found in it.`,
    noRegion: 'A tariff alone is not enough: please import a GTFS feed or --demo first.',
    foreignStops: (count, example) =>
      `${count} stops of the tariff are unknown to the timetable, for example ${example}.`,
    noKnownStops: 'The tariff names no stop that the timetable of the active region knows.',
    imported: name => `Done. The shop now sells “${name}”.`,
    same: name => `“${name}” is active exactly like this. There was nothing to do.`,
    kept: name => `“${name}” is active and stays so.`,
    unchanged: 'Nothing was changed.',
    databaseFull: 'The storage of the database is full. Please make room and run this again.',
    databaseGone: 'The database cannot be reached. Please check DATABASE_URL and run this again.',
    databaseFailed: message => `The database says: ${message}`,
  },
}
