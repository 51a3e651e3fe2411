import type { ScenarioName } from './scenarios.ts'

/** What can be tried on the pay page; the other scenarios begin in calls of the merchant. */
export type TryableScenario = Exclude<
  ScenarioName,
  `${'create' | 'cancel'}-${string}` | `refund-${'exception' | 'timeout' | 'answer-lost'}`
>

/** `challenge: false` skips the bank's question. */
export type TestCard = { number: string; scenario: TryableScenario; challenge: boolean }

export type TestAccount = { iban: string; scenario: TryableScenario }

const card = (number: string, scenario: TryableScenario, challenge = true): TestCard => ({
  number,
  scenario,
  challenge,
})

/** The only numbers the card form takes, so that nobody leaves a real one here. */
export const TEST_CARDS: readonly TestCard[] = [
  card('4111111111111111', 'paid'),
  card('5555555555554444', 'paid'),
  card('4000000000000002', 'paid', false),
  card('4000000000001000', 'declined-insufficient-funds'),
  card('4000000000001018', 'declined-limit-exceeded'),
  card('4000000000001026', 'declined-card-expired'),
  card('4000000000001034', 'declined-card-blocked'),
  card('4000000000001042', 'declined-authentication'),
  card('4000000000001059', 'declined-not-honoured', false),
  card('4000000000002008', 'cancelled'),
  card('4000000000003006', 'pending-then-paid'),
  card('4000000000003014', 'pending-then-declined'),
  card('4000000000004004', 'wrong-amount'),
  card('4000000000005001', 'webhook-duplicate'),
  card('4000000000005019', 'webhook-reordered'),
  card('4000000000005027', 'webhook-late'),
  card('4000000000005035', 'webhook-lost'),
  card('4000000000005043', 'webhook-forged'),
  card('4000000000006009', 'pay-exception'),
  card('4000000000006017', 'pay-timeout'),
  card('4000000000006025', 'silent-after-charge'),
  card('4000000000006033', 'crash-after-charge'),
  card('4000000000007007', 'fetch-exception'),
  card('4000000000007015', 'fetch-timeout'),
  card('4000000000008005', 'refund-refused'),
  card('4000000000009003', 'stored-declined', false),
]

/**
 * Accounts of a bank that does not exist. Any other valid account number is charged in the ordinary way; none is ever
 * stored.
 */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  { iban: 'DE09000000000000000001', scenario: 'paid' },
  { iban: 'DE02000000000000001000', scenario: 'declined-insufficient-funds' },
  { iban: 'DE72000000000000001001', scenario: 'declined-account-closed' },
  { iban: 'DE31000000000000003000', scenario: 'pending-then-paid' },
  { iban: 'DE04000000000000003001', scenario: 'pending-then-declined' },
]

export const findTestCard = (number: string): TestCard | undefined => TEST_CARDS.find(known => known.number === number)

export const findTestAccount = (iban: string): TestAccount | undefined =>
  TEST_ACCOUNTS.find(known => known.iban === iban)
