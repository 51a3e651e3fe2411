/**
 * `registered` waits for its mail's link, `disabled` was locked by staff, of `deleted` only what the books need is
 * left.
 */
export const ACCOUNT_STATES = ['registered', 'active', 'disabled', 'deleted'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

const MOVES: Record<AccountState, readonly AccountState[]> = {
  registered: ['active', 'deleted'],
  active: ['disabled', 'deleted'],
  disabled: ['active', 'deleted'],
  deleted: [],
}

export const mayBecome = (from: AccountState, to: AccountState): boolean => MOVES[from].includes(to)

export type LoginRefusal = 'loginFailed' | 'accountNotActivated' | 'accountDisabled' | 'loginUnauthorized'

interface LoginFacts {
  /** Undefined where no account has this name. */
  account: { state: AccountState; rights: readonly number[] } | undefined
  passwordIsRight: boolean
  /** What the page that asks needs. */
  requiredRights: readonly number[]
}

/** Nothing is told of an account before the password was right. */
export function checkLogin(facts: LoginFacts): { ok: true } | { ok: false; reason: LoginRefusal } {
  const { account, passwordIsRight, requiredRights } = facts
  if (!account || !passwordIsRight || account.state === 'deleted') return { ok: false, reason: 'loginFailed' }
  if (account.state === 'registered') return { ok: false, reason: 'accountNotActivated' }
  if (account.state === 'disabled') return { ok: false, reason: 'accountDisabled' }
  if (!requiredRights.every(right => account.rights.includes(right))) return { ok: false, reason: 'loginUnauthorized' }
  return { ok: true }
}
