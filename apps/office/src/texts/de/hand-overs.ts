/** What the list of hand-overs to collection agencies says. */
export const handOvers = {
  'handOvers.title': 'Übergaben ans Inkasso',
  'handOvers.make': 'Ans Inkasso geben',
  'handOvers.waits': 'Die Übergabe wartet bis {{moment}} auf eine zweite Person.',
  'handOvers.found_one': '{{count}} Übergabe',
  'handOvers.found_other': '{{count}} Übergaben',
  'handOvers.foundMore': 'mindestens {{count}} Übergaben',
  'handOvers.none': 'Noch nichts übergeben',
  'handOvers.noneText': 'Fälle der Stufe „Inkasso“ bleiben hier, bis Sie sie in einer Datei übergeben.',
  'handOvers.makeText':
    'Alle Mahnfälle, die bis zum Inkasso gekommen und nicht angehalten sind, werden übergeben, jeder einmal. Danach laden Sie die Datei herunter.',
  'handOvers.reason': 'An wen und warum (wenigstens zehn Zeichen)',
  'handOvers.made': 'Die Fälle sind übergeben. Laden Sie jetzt die Datei herunter.',
  'handOvers.fetched': 'Die Datei ist heruntergeladen.',
  'handOvers.madeOn': 'Übergeben am',
  'handOvers.madeBy': 'Von',
  'handOvers.why': 'Vermerk',
  'handOvers.cases': 'Fälle',
  'handOvers.sum': 'Summe',
  'handOvers.paid': 'Seitdem erledigt, dort zurückzuziehen',
  'handOvers.fetch.csv': 'Datei laden (CSV)',
  'handOvers.fetch.xlsx': 'Datei laden (Excel)',
}
