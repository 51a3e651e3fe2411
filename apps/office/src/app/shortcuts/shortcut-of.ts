/** The screen that each key leads to after `g`. */
export const WAYS = {
  p: 'adminPortal',
  o: 'adminOrders',
  u: 'adminUsers',
  e: 'adminEvents',
  n: 'adminMessages',
  c: 'adminContracts',
  s: 'adminSubmissions',
  m: 'adminMails',
  i: 'adminInvoices',
  b: 'adminBank',
  f: 'adminApprovals',
  t: 'adminTariff',
  l: 'adminAudit',
  d: 'adminSettings',
} as const

type WayKey = keyof typeof WAYS

const isWay = (key: string): key is WayKey => Object.hasOwn(WAYS, key)

/** What each key does by itself. */
export const ACTS = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'choose',
  '.': 'actions',
  '?': 'help',
  g: 'begin',
} as const

type ActKey = keyof typeof ACTS

const isAct = (key: string): key is ActKey => Object.hasOwn(ACTS, key)

export type Shortcut = { act: (typeof ACTS)[ActKey] } | { act: 'go'; to: (typeof WAYS)[WayKey] }

/** What a key asks for; `afterG` where `g` was pressed just before it. Undefined where it asks for nothing. */
export function shortcutOf(key: string, afterG: boolean): Shortcut | undefined {
  if (afterG) return isWay(key) ? { act: 'go', to: WAYS[key] } : undefined
  return isAct(key) ? { act: ACTS[key] } : undefined
}
