import type { ServerConfig } from '../../config/server-config.ts'
import type { WalletPasses } from '../../ports/wallet-passes.ts'
import { appleWallet } from './apple-wallet.ts'
import { googleWallet } from './google-wallet.ts'
import type { SigningCertificates } from './trial-certificates.ts'

/** Loaded by the first demo that makes its own: a process starts without it. */
const library = () => import('./trial-certificates.ts')

/** Of the demo; no wallet knows them. */
const TRIAL = {
  passType: 'pass.example.billett.trial',
  team: 'TRIAL00000',
  issuer: '3388000000000000000',
  account: 'wallet@billett.example',
} as const

type Secret = (name: string, make: () => Promise<string>) => Promise<string>

/** The wallets the operator has keys for. A demo makes its own, once, and says so on every pass. */
export async function configuredWallets(config: ServerConfig, secret: Secret, now: Date): Promise<WalletPasses> {
  const { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_PASS_AUTHORITY: authority } = config
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_ACCOUNT: account, GOOGLE_WALLET_KEY: googleKey } = config
  const push = { url: config.APPLE_PUSH_URL }
  const hosts = { wallet: config.GOOGLE_WALLET_URL, token: config.GOOGLE_TOKEN_URL }
  const apple =
    certificate && key && authority ? appleWallet({ certificate, key, authority }, { isTrial: false, push }) : null
  const google = issuer && account && googleKey ? googleWallet({ issuer, account, key: googleKey }, hosts) : null
  if (apple || google || !config.BILLETT_DEMO) return { apple, google, isTrial: false }
  const made = await secret('apple-pass', async () => {
    const { trialCertificates } = await library()
    return JSON.stringify(trialCertificates(TRIAL.passType, TRIAL.team, now))
  })
  const trialKey = await secret('google-wallet', async () => (await library()).newRsaKey())
  const certificates: SigningCertificates = JSON.parse(made)
  return {
    // Nobody outside knows these keys: neither Apple nor Google is asked for anything.
    apple: appleWallet(certificates, { isTrial: true, push: null }),
    google: googleWallet({ ...TRIAL, key: trialKey }, null),
    isTrial: true,
  }
}
