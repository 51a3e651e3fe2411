import { forSetting } from '../../config/for-setting.ts'
import type { ServerConfig } from '../../config/server-config.ts'
import type { BankRegister } from '../../ports/payment/bank-register.ts'
import { DEMO_BANKS } from './demo-banks.ts'
import { listedBanks } from './listed-banks.ts'
import { readBankList } from './read-bank-list.ts'

/** The operator's list; in a demo invented banks. Without either, customers enter BIC and bank themselves. */
export const configuredBanks = ({
  BANK_LIST,
  BILLETT_DEMO,
}: Pick<ServerConfig, 'BANK_LIST' | 'BILLETT_DEMO'>): BankRegister => {
  if (BANK_LIST) return listedBanks(forSetting('BANK_LIST', () => readBankList(BANK_LIST)))
  return listedBanks(BILLETT_DEMO ? DEMO_BANKS : [])
}
