import type { Clock } from '@billett/domain'
import type { ServerConfig } from '../../config/server-config.ts'
import type { BankChannel } from '../../ports/payment/bank-channel.ts'
import { bankFolder, noBank } from './bank-folder.ts'
import { bankHttp } from './bank-http.ts'

/** The way to the bank that a deployment has. */
export function configuredBank(
  { BANK_FOLDER, BANK_DEMO_URL, BANK_DEMO_SECRET }: ServerConfig,
  clock: Clock,
): BankChannel {
  if (BANK_FOLDER) return bankFolder(BANK_FOLDER)
  return BANK_DEMO_URL && BANK_DEMO_SECRET ? bankHttp({ url: BANK_DEMO_URL, secret: BANK_DEMO_SECRET, clock }) : noBank
}
