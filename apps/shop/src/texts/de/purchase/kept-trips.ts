/** Trips of an earlier search, where the network has gone. */
export const keptTrips = {
  'keptTrips.title': 'Fahrplan von {{time}} Uhr',
  'keptTrips.text': 'Die Fahrten konnten nicht neu geladen werden. Verspätungen und Ausfälle sind nicht bekannt.',
}
