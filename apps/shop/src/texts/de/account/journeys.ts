/** How a customer wants journeys to be searched. */
export const journeys = {
  'journeys.lead': 'Womit möchten Sie fahren? Die Fahrtensuche lässt alles andere weg, solange Sie angemeldet sind.',
  'journeys.legend': 'Verkehrsmittel',

  'journeys.kinds.longDistance': 'Fernzüge und Fernbusse',
  'journeys.kinds.train': 'Regionalzüge und S-Bahnen',
  'journeys.kinds.subway': 'U-Bahnen',
  'journeys.kinds.tram': 'Straßenbahnen',
  'journeys.kinds.bus': 'Busse',
  'journeys.kinds.ferry': 'Fähren',
  'journeys.kinds.cableCar': 'Seilbahnen',

  'journeys.save': 'Speichern',
  'journeys.saved': 'So suchen wir ab jetzt Ihre Fahrten.',
  'journeys.leftOut': 'Weggelassen, wie von Ihnen eingestellt: {{kinds}}.',
  'journeys.change': 'Einstellung ändern',
}
