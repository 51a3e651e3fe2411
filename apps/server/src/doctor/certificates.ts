import type { ServerConfig } from '../config/server-config.ts'
import type { NamedCertificate } from './examine-keys.ts'

/** Settings that hold a certificate as PEM; who adds one there has it watched. */
const CERTIFICATES: readonly (keyof ServerConfig)[] = ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_AUTHORITY']

export const certificatesOf = (config: ServerConfig): NamedCertificate[] =>
  CERTIFICATES.map(name => {
    const pem = config[name]
    return { name, pem: typeof pem === 'string' ? pem : undefined }
  })
