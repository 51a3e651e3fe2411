import { API_KEY_COLUMN_WORDS, API_KEY_SCOPE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of partners' keys and their form say. */
export const apiKeys = {
  ...worded('apiKeys', API_KEY_COLUMN_WORDS, 'de'),
  ...worded('apiKeys.scope', API_KEY_SCOPE_WORDS, 'de'),
  'apiKeys.lead':
    'Schlüssel, mit denen Programme von Partnern Bestellungen und Verträge nachsehen, ohne Namen von Personen.',
  'apiKeys.never': 'noch nie',
  'apiKeys.found_one': '{{count}} Schlüssel',
  'apiKeys.found_other': '{{count}} Schlüssel',
  'apiKeys.none': 'Kein Schlüssel',
  'apiKeys.noneText':
    'Wer nachsehen will, was aus einer Bestellung oder einem Vertrag geworden ist, bekommt von Ihnen einen.',
  'apiKeys.scopesHint': 'Angeboten wird nur, was Sie mit Ihren Rechten selbst sehen und eingeben dürfen.',
  'apiKeys.create': 'Schlüssel ausgeben',
  'apiKeys.save': 'Ausgeben',
  'apiKeys.remove': 'Sperren',
  'apiKeys.removeText': 'Der Schlüssel von „{{name}}“ öffnet ab sofort nichts mehr. Das lässt sich nicht zurücknehmen.',
  'apiKeys.removed': 'Der Schlüssel ist gesperrt.',
  'apiKeys.secretTitle': 'Neuer Schlüssel',
  'apiKeys.secretText': 'Geben Sie ihn dem Partner auf einem sicheren Weg. Er wird nur jetzt gezeigt.',
}
