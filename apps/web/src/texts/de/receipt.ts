/** What stands on every receipt of a declaration. */
export const receipt = {
  receivedOn: 'Eingegangen am {{when}}',
  declared: 'Das haben Sie erklärt',
  name: 'Name',
  save: 'Bestätigung speichern',
  print: 'Drucken',
}
