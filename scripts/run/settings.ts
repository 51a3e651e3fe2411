import { resolve } from 'node:path'
import { root } from './root.ts'
import { Advice } from './say.ts'

export type Ports = {
  shop: number
  payment: number
  mail: number
  smtp: number
  database: number
  identity: number
  bank: number
  realTime: number
}

/** What a run of the product is told from outside. An address given here means that service is not ours to start. */
export type Settings = {
  dataDir: string
  ports: Ports
  publicUrl: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  paymentUrl: string | undefined
  identityUrl: string | undefined
  bankUrl: string | undefined
  realTimeUrl: string | undefined
}

const DEFAULT_PORT = 8080
const HIGHEST_PORT = 65_535
/** Ports beside the shop's. */
const OTHERS = 7

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const ports = portsFrom(env.PORT ? Number(env.PORT) : DEFAULT_PORT)
  return {
    dataDir: resolve(root, env.BILLETT_DATA || '.billett'),
    ports,
    publicUrl: env.PUBLIC_URL || `http://localhost:${ports.shop}`,
    databaseUrl: env.DATABASE_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    paymentUrl: env.PAYMENT_DEMO_URL || undefined,
    bankUrl: env.BANK_DEMO_URL || env.BANK_FOLDER || undefined,
    realTimeUrl: env.REALTIME_TRIPS_URL || env.REALTIME_ALERTS_URL || env.REALTIME_VEHICLES_URL || undefined,
    identityUrl: env.STUDENT_VERIFICATION_URL || env.CREDIT_CHECK_URL || undefined,
  }
}

/** The shop's port, and the others on the ports after it. */
export function portsFrom(shop: number): Ports {
  if (!Number.isInteger(shop) || shop < 1 || shop + OTHERS > HIGHEST_PORT) {
    throw new Advice(
      `PORT must be a whole number from 1 to ${HIGHEST_PORT - OTHERS}; the seven ports after it are used too.`,
    )
  }
  const others = { payment: shop + 1, mail: shop + 2, smtp: shop + 3, database: shop + 4, identity: shop + 5 }
  return { shop, ...others, bank: shop + 6, realTime: shop + OTHERS }
}

/** Of `npm run dev`, where vite answers at the ports of shop and office, and the server behind all others. */
export const devPorts = ({ shop }: Ports) => ({ shop, server: shop + OTHERS + 1, office: shop + OTHERS + 2 })
