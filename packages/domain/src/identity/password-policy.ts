/** What a client asks of passwords (Spec 1 §3). */
export interface PasswordPolicy {
  length: number
  upper: boolean
  lower: boolean
  number: boolean
  special: boolean
}

export type PasswordRule = keyof PasswordPolicy

const KEEPS: Record<PasswordRule, (password: string, policy: PasswordPolicy) => boolean> = {
  length: (password, policy) => [...password].length >= policy.length,
  upper: (password, policy) => !policy.upper || /\p{Lu}/u.test(password),
  lower: (password, policy) => !policy.lower || /\p{Ll}/u.test(password),
  number: (password, policy) => !policy.number || /\p{Nd}/u.test(password),
  special: (password, policy) => !policy.special || /[^\p{L}\p{Nd}\s]/u.test(password),
}

const RULES: readonly PasswordRule[] = ['length', 'upper', 'lower', 'number', 'special']

/** Every rule of the policy that the password breaks. */
export const brokenPasswordRules = (password: string, policy: PasswordPolicy): PasswordRule[] =>
  RULES.filter(rule => !KEEPS[rule](password, policy))

/** Signs people write for letters: `P@ssw0rd` is no better than `password`. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** What people put before and after a word to please a policy. */
const HEAD = /^[^\p{L}]+/u
const TAIL = /[^\p{L}]+$/u

const plain = (text: string): string => text.replaceAll(/[@4310!$57]/g, sign => WRITTEN_FOR[sign] ?? sign)

/** The words a guesser tries first to get at this password. */
function guesses(password: string): string[] {
  const folded = password.normalize('NFKC').toLowerCase()
  const headless = folded.replace(HEAD, '')
  return [folded, folded.replace(TAIL, ''), headless, headless.replace(TAIL, '')].flatMap(word => [word, plain(word)])
}

export interface PasswordFacts {
  policy: PasswordPolicy
  /** Passwords that everybody tries first, in small letters. */
  common: ReadonlySet<string>
  /** Words that are no secret: the owner's names and e-mail address. */
  personal: readonly string[]
}

export type PasswordRefusal = 'passwordPolicy' | 'passwordBreached'

/** Letters that must remain of a password when what everybody knows of its owner is taken out. */
const SHORTEST_SECRET = 4

const isPersonal = (password: string, personal: readonly string[]): boolean => {
  const folded = password.normalize('NFKC').toLowerCase()
  return personal
    .map(word => word.normalize('NFKC').toLowerCase())
    .some(word => word.length >= 3 && folded.includes(word) && folded.length - word.length < SHORTEST_SECRET)
}

/** May this be somebody's password? */
export function checkPassword(
  password: string,
  { policy, common, personal }: PasswordFacts,
): { ok: true } | { ok: false; reason: PasswordRefusal } {
  if (brokenPasswordRules(password, policy).length > 0) return { ok: false, reason: 'passwordPolicy' }
  if (guesses(password).some(guess => common.has(guess)) || isPersonal(password, personal))
    return { ok: false, reason: 'passwordBreached' }
  return { ok: true }
}
