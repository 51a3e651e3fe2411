/** What the list of partners' keys and their form say. */
export const apiKeys = {
  'apiKeys.lead':
    'Schlüssel, mit denen Programme von Partnern Bestellungen und Verträge nachsehen, ohne Namen von Personen.',
  'apiKeys.name': 'Für wen',
  'apiKeys.scopes': 'Öffnet',
  'apiKeys.scope.orders': 'bezahlte Bestellungen',
  'apiKeys.scope.contracts': 'Verträge',
  'apiKeys.createdOn': 'Seit',
  'apiKeys.lastUsedOn': 'Zuletzt benutzt',
  'apiKeys.never': 'noch nie',
  'apiKeys.found_one': '{{count}} Schlüssel',
  'apiKeys.found_other': '{{count}} Schlüssel',
  'apiKeys.none': 'Kein Schlüssel',
  'apiKeys.noneText':
    'Wer nachsehen will, was aus einer Bestellung oder einem Vertrag geworden ist, bekommt von Ihnen einen.',
  'apiKeys.create': 'Schlüssel ausgeben',
  'apiKeys.save': 'Ausgeben',
  'apiKeys.remove': 'Sperren',
  'apiKeys.removeText': 'Der Schlüssel von „{{name}}“ öffnet ab sofort nichts mehr. Das lässt sich nicht zurücknehmen.',
  'apiKeys.removed': 'Der Schlüssel ist gesperrt.',
  'apiKeys.secretTitle': 'Neuer Schlüssel',
  'apiKeys.secretText': 'Geben Sie ihn dem Partner auf einem sicheren Weg. Er wird nur jetzt gezeigt.',
}
