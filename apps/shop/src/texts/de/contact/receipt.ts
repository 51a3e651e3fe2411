/** What stands on every receipt of a declaration. */
export const receipt = {
  'receipt.receivedOn': 'Eingegangen am {{when}}',
  'receipt.declared': 'Das haben Sie erklärt',
  'receipt.name': 'Name',
  'receipt.save': 'Bestätigung speichern',
  'receipt.print': 'Drucken',
}
