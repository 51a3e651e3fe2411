/** How a customer wants journeys to be searched. */
export const journeys = {
  lead: 'Womit möchten Sie fahren? Die Fahrtensuche lässt alles andere weg, solange Sie angemeldet sind.',
  legend: 'Verkehrsmittel',
  kinds: {
    longDistance: 'Fernzüge und Fernbusse',
    train: 'Regionalzüge und S-Bahnen',
    subway: 'U-Bahnen',
    tram: 'Straßenbahnen',
    bus: 'Busse',
    ferry: 'Fähren',
    cableCar: 'Seilbahnen',
  },
  save: 'Speichern',
  saved: 'So suchen wir ab jetzt Ihre Fahrten.',
  leftOut: 'Weggelassen, wie von Ihnen eingestellt: {{kinds}}.',
  change: 'Einstellung ändern',
}
