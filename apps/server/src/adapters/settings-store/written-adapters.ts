import type { WrittenSetting } from '@billett/domain'
import type { ServerConfig } from '../../config/server-config.ts'
import type { RegionStore } from '../../ports/region-store.ts'
import type { WrittenAdapters } from '../../ports/settings-store.ts'
import { configuredAgency } from '../credit-check/configured-agency.ts'
import { journeyPlanner } from '../journey-planner/journey-planner.ts'
import { smtpMailer } from '../mailer/smtp-mailer.ts'
import { configuredProvider } from '../payment-provider/configured-provider.ts'
import { configuredSetups } from '../payment-setups/configured-setups.ts'

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const AGENCY = ['CREDIT_CHECK_URL', 'CREDIT_CHECK_REQUESTOR', 'CREDIT_CHECK_USER', 'CREDIT_CHECK_PASSWORD'] as const

/** Makes anew what one of its own settings has changed for; connections stay where others are written. */
function remade<T>(names: readonly WrittenSetting[], make: (config: ServerConfig) => T): (config: ServerConfig) => T {
  let held: { config: ServerConfig; made: T } | undefined
  return config => {
    const before = held?.config
    if (!held || names.some(name => before?.[name] !== config[name])) held = { config, made: make(config) }
    return held.made
  }
}

/** What is made of settings that staff write; the same for as long as none of its own is another. */
export function writtenAdapters(regions: RegionStore): (config: ServerConfig) => WrittenAdapters {
  const mailer = remade(['SMTP_URL', 'MAIL_FROM'], ({ SMTP_URL, MAIL_FROM }) => smtpMailer(SMTP_URL, MAIL_FROM))
  const payments = remade(STRIPE, configuredProvider)
  const setups = remade(STRIPE, configuredSetups)
  const credit = remade(AGENCY, configuredAgency)
  const planner = remade(['RECON_ACCESS_ID'], config => journeyPlanner(regions, config))
  return config => ({
    mailer: mailer(config),
    payments: payments(config),
    setups: setups(config),
    credit: credit(config),
    planner: planner(config),
  })
}
