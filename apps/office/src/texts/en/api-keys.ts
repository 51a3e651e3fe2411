import { API_KEY_COLUMN_WORDS, API_KEY_SCOPE_WORDS } from '@billett/contract'
import type { apiKeys as german } from '../de/api-keys.ts'
import { worded } from '../worded.ts'

export const apiKeys: Record<keyof typeof german, string> = {
  ...worded('apiKeys', API_KEY_COLUMN_WORDS, 'en'),
  ...worded('apiKeys.scope', API_KEY_SCOPE_WORDS, 'en'),
  'apiKeys.lead': 'Keys by which programs of partners look up orders and contracts, without names of people.',
  'apiKeys.never': 'never yet',
  'apiKeys.found_one': '{{count}} key',
  'apiKeys.found_other': '{{count}} keys',
  'apiKeys.none': 'No key',
  'apiKeys.noneText': 'Who wants to look up what has become of an order or a contract gets one from you.',
  'apiKeys.scopesHint': 'You can give only what your own rights let you see and enter.',
  'apiKeys.create': 'Give out a key',
  'apiKeys.save': 'Give out',
  'apiKeys.remove': 'Revoke',
  'apiKeys.removeText': 'The key of “{{name}}” opens nothing any more from now on. This cannot be taken back.',
  'apiKeys.removed': 'The key is revoked.',
  'apiKeys.secretTitle': 'New key',
  'apiKeys.secretText': 'Give it to the partner in a safe way. It is shown only now.',
}
