/** With which another service sends its user to a login screen (Spec 1 §2.4). */
export const OPEN_ID_PARAMETERS = [
  'client_id',
  'nonce',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'response_mode',
] as const
