import type { ServerConfig } from '../config/server-config.ts'
import type { JourneyPlanner } from './journey-planner.ts'
import type { Mailer } from './mailer.ts'
import type { CreditCheck } from './payment/credit-check.ts'
import type { PaymentProvider } from './payment/payment-provider.ts'
import type { PaymentSetups } from './payment/payment-setups.ts'

/** What settings decide on that staff write: another one while the shop runs, where they have written another. */
export interface WrittenAdapters {
  mailer: Mailer
  payments: PaymentProvider
  setups: PaymentSetups
  credit: CreditCheck
  planner: JourneyPlanner
}

/** The settings of the server as they are now, with all that is made of them. */
export interface SettingsInForce extends WrittenAdapters {
  config: ServerConfig
}

/** The same in memory: one object, replaced whole when staff have written other settings. */
export interface SettingsStore {
  /** What is not in it is as the process was given it. */
  current: () => Partial<SettingsInForce>
  /** Takes over what staff have written, where it is other than what is in memory. */
  refresh: () => Promise<void>
}
