export const stops = {
  title: 'Haltestelle',
  infoNamed: 'Infos zur Haltestelle {{stop}}',
  zones_one: 'Tarifzone {{zones}}',
  zones_other: 'Tarifzonen {{zones}}',
  lines: 'Linien an dieser Haltestelle',
  departures: 'Nächste Abfahrten',
  noDepartures: 'Heute fährt hier nichts mehr.',
  asStart: 'Von hier fahren',
  asEnd: 'Hierhin fahren',
}
