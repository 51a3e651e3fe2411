import { SCENARIOS, type Scenario, type ScenarioName } from './scenarios.ts'

export interface TestAccount {
  iban: string
  scenario: ScenarioName
}

/** Accounts of a bank that does not exist, to try. From, and to, every other one money goes and stays. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  { iban: 'DE38000000000000002001', scenario: 'no-cover' },
  { iban: 'DE11000000000000002002', scenario: 'account-closed' },
  { iban: 'DE81000000000000002003', scenario: 'wrong-account' },
  { iban: 'DE54000000000000002004', scenario: 'refunded' },
  { iban: 'DE27000000000000002005', scenario: 'not-authorised' },
  { iban: 'DE97000000000000002006', scenario: 'debtor-dead' },
  { iban: 'DE70000000000000002007', scenario: 'duplicate' },
  { iban: 'DE43000000000000002008', scenario: 'in-part' },
  { iban: 'DE16000000000000002009', scenario: 'before-its-money' },
  { iban: 'DE86000000000000002010', scenario: 'told-twice' },
  { iban: 'DE59000000000000002011', scenario: 'told-late' },
  { iban: 'DE32000000000000002012', scenario: 'transfer-rejected' },
  { iban: 'DE05000000000000002013', scenario: 'transfer-returned' },
]

/** The same of customers that the demo begins with: an account that two people give is looked at for fraud. */
export const CUSTOMERS_ACCOUNTS: readonly TestAccount[] = [
  { iban: 'DE80000000000000002021', scenario: 'no-cover' },
  { iban: 'DE53000000000000002022', scenario: 'account-closed' },
]

/** What becomes of a debit of an account, or a transfer to it; undefined: it goes and stays. */
export function scenarioOf(iban: string): Scenario | undefined {
  const known = [...TEST_ACCOUNTS, ...CUSTOMERS_ACCOUNTS].find(account => account.iban === iban)
  return known && SCENARIOS[known.scenario]
}
