/** What can be done with a trip that is open. */
export const tripDetails = {
  'tripDetails.showMap': 'Auf der Karte zeigen',
  'tripDetails.hideMap': 'Karte ausblenden',
  'tripDetails.link': 'Link zu dieser Fahrt',
  'tripDetails.calendar': 'In den Kalender',
  'tripDetails.file': 'fahrt',
}
