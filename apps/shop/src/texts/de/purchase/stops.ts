export const stops = {
  'stops.title': 'Haltestelle',
  'stops.infoNamed': 'Infos zur Haltestelle {{stop}}',
  'stops.zones_one': 'Tarifzone {{zones}}',
  'stops.zones_other': 'Tarifzonen {{zones}}',
  'stops.lines': 'Linien an dieser Haltestelle',
  'stops.departures': 'Nächste Abfahrten',
  'stops.noDepartures': 'Heute fährt hier nichts mehr.',
  'stops.asStart': 'Von hier fahren',
  'stops.asEnd': 'Hierhin fahren',
}
