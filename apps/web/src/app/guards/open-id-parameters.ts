/** With which another service sends its user (Spec 1 §2.4); `interaction` is the number our server gave that request. */
export const OPEN_ID_PARAMETERS = [
  'client_id',
  'nonce',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'response_mode',
  'interaction',
] as const

type Parameters = { [Name in (typeof OPEN_ID_PARAMETERS)[number]]?: string }

/** What another service has sent somebody with; undefined where nobody did. */
export function openIdIn(search: string): (Parameters & { client_id: string }) | undefined {
  const query = new URLSearchParams(search)
  const clientId = query.get('client_id')
  if (clientId === null || !query.has('response_type')) return undefined
  const given = OPEN_ID_PARAMETERS.flatMap(name => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(given), client_id: clientId }
}
