import type { ServerConfig } from '../../config/server-config.ts'
import type { PayAtProvider } from '../../ports/payment/pay-at-provider.ts'
import { demoSettings } from './configured-settings.ts'
import { payAtDemo } from './demo/pay-at-demo.ts'

/** Who pays for what a demo has sold; undefined where another provider would be asked for money. */
export const configuredPayer = (config: ServerConfig): PayAtProvider | undefined =>
  demoSettings(config) ? payAtDemo : undefined
