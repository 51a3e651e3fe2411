import { OPEN_ID_PARAMETERS } from '@billett/contract'

/**
 * What a login screen is opened with for another service's sake; `interaction` is the number our server gave that
 * request.
 */
export const LOGIN_PARAMETERS = [...OPEN_ID_PARAMETERS, 'interaction'] as const

type Parameters = { [Name in (typeof LOGIN_PARAMETERS)[number]]?: string }

/** What another service has sent somebody with; undefined where nobody did. */
export function openIdIn(search: string): (Parameters & { client_id: string }) | undefined {
  const query = new URLSearchParams(search)
  const clientId = query.get('client_id')
  if (clientId === null || !query.has('response_type')) return undefined
  const given = LOGIN_PARAMETERS.flatMap(name => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(given), client_id: clientId }
}
