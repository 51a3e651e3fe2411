export const search = {
  card: 'Verbindung und Ticket suchen',
  from: 'Von',
  fromHint: 'Haltestelle oder Bahnhof',
  to: 'Nach',
  toHint: 'Haltestelle oder Bahnhof',
  swap: 'Start und Ziel tauschen',
  date: 'Datum',
  time: 'Uhrzeit',
  timing: 'Zeit gilt für',
  departure: 'Abfahrt',
  arrival: 'Ankunft',
  submit: 'Tickets und Fahrten zeigen',
}
