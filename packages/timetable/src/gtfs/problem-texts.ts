import type { LocalText } from '@billett/domain'
import type { ProblemKind } from './problem.ts'

/** What each kind of problem says, in front of field and value. */
export const PROBLEM_TEXTS: Record<ProblemKind, LocalText> = {
  notAZip: { de: 'Die Datei ist kein lesbares Zip-Archiv', en: 'The file is not a readable zip archive' },
  damagedEntry: { de: 'Die Datei im Archiv ist beschädigt', en: 'The file inside the archive is damaged' },
  tooLarge: { de: 'Das Archiv ist entpackt größer als erlaubt', en: 'The archive is larger unpacked than allowed' },
  tooManyFiles: {
    de: 'Das Archiv enthält zu viele Dateien; packen Sie nur die des Fahrplans',
    en: 'The archive has too many files; pack only those of the feed',
  },
  tooDense: {
    de: 'Eine Datei im Archiv würde auf ein Vielfaches dessen wachsen, was Fahrpläne erreichen; packen Sie das Archiv neu',
    en: 'A file inside the archive would grow far beyond what feeds do; pack the archive anew',
  },
  overlappingFiles: {
    de: 'Dateien im Archiv überlagern einander; packen Sie das Archiv neu',
    en: 'Files inside the archive overlap each other; pack the archive anew',
  },
  unsafeName: { de: 'Unzulässiger Pfad im Archiv, übergangen', en: 'Unsafe path inside the archive, ignored' },
  secondFeed: {
    de: 'Gehört zu einem weiteren Fahrplan im selben Archiv, übergangen',
    en: 'Belongs to another feed in the same archive, ignored',
  },
  unknownFile: { de: 'Keine Datei des GTFS-Standards, übergangen', en: 'Not a file of the GTFS standard, ignored' },
  missingFile: { de: 'Eine vorgeschriebene Datei fehlt oder ist leer', en: 'A required file is missing or empty' },
  missingColumn: { de: 'Eine vorgeschriebene Spalte fehlt', en: 'A required column is missing' },
  extraColumn: { de: 'Keine Spalte des GTFS-Standards, übergangen', en: 'Not a column of the GTFS standard, ignored' },
  malformedCsv: { de: 'Die Datei ist keine gültige CSV-Datei', en: 'The file is not valid CSV' },
  columnCount: {
    de: 'Zeile mit mehr oder weniger Feldern als die Kopfzeile',
    en: 'Line with more or fewer fields than the header',
  },
  notUtf8: { de: 'Nicht in UTF-8, als Windows-1252 gelesen', en: 'Not in UTF-8, read as Windows-1252' },
  utf16: {
    de: 'In UTF-16 gespeichert und so gelesen; der Standard verlangt UTF-8',
    en: 'Saved in UTF-16 and read as such; the standard asks for UTF-8',
  },
  onDemand: {
    de: 'Die Fahrt bedient ein Gebiet auf Bestellung und hat keine festen Halte; sie wird nicht angeboten',
    en: 'The trip serves an area on demand without fixed stops; it is not offered',
  },
  missingValue: { de: 'Ein vorgeschriebener Wert fehlt', en: 'A required value is missing' },
  badValue: { de: 'Ungültiger Wert', en: 'Invalid value' },
  duplicateId: { de: 'Die Kennung kommt mehrfach vor', en: 'The id occurs more than once' },
  danglingReference: { de: 'Verweis auf etwas, das es nicht gibt', en: 'Reference to something that does not exist' },
  refersToSkipped: {
    de: 'Verweis auf etwas, das übergangen wurde; die Zeile entfällt',
    en: 'Reference to something that was skipped; the line is dropped',
  },
  zoneOfMissingStation: {
    de: 'Die Station fehlt, deren Tarifzone für diesen Steig gilt; tragen Sie die Station oder die Zone des Steigs ein',
    en: 'The station is missing whose fare zone holds for this platform; add the station, or the zone of the platform',
  },
  finerThanCurrency: {
    de: 'Der Preis hat mehr Stellen, als seine Währung kennt; berichtigen Sie Preis oder Währung',
    en: 'The price has more decimals than its currency; correct the price or the currency',
  },
  stopWithoutCoordinates: {
    de: 'Haltestelle ohne brauchbare Koordinaten, übergangen',
    en: 'Stop without usable coordinates, skipped',
  },
  sequenceTwice: {
    de: 'Fahrt mit zwei Halten an derselben Stelle, übergangen',
    en: 'Trip with two calls at the same position, skipped',
  },
  timesNotAscending: {
    de: 'Fahrt mit fehlenden oder rückwärts laufenden Zeiten, übergangen',
    en: 'Trip with missing times or times running backwards, skipped',
  },
  tooFewCalls: { de: 'Fahrt mit weniger als zwei Halten, übergangen', en: 'Trip with fewer than two calls, skipped' },
  nothingLeft: { de: 'Keine brauchbare Zeile bleibt übrig', en: 'No usable line is left' },
  tooManySkipped: {
    de: 'Mehr als die Hälfte der Zeilen ist unbrauchbar',
    en: 'More than half of the lines are unusable',
  },
}
