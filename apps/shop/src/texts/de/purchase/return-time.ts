export const returnTime = {
  'search.return': 'Rückfahrt',
  'search.returnAdd': 'Rückfahrt hinzufügen',
  'search.returnAt': 'Rückfahrt {{when}}',
  'search.returnChange': '{{when}}, ändern',
  'search.returnRemove': 'Rückfahrt entfernen',
  'search.returnTitle': 'Wann fahren Sie zurück?',
  'search.returnNone': 'Ohne Rückfahrt',
  'search.returnTooEarly': 'Die Rückfahrt liegt vor der Hinfahrt.',
}
