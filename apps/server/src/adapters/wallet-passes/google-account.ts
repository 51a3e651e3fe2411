export interface GoogleAccount {
  /** Number Google gave the operator. */
  issuer: string
  /** E-mail address of the service account whose key signs. */
  account: string
  /** PKCS 8 PEM. */
  key: string
}

/** Where Google's calls are made. */
export interface GoogleHosts {
  /** Origin of the wallet's calls. */
  wallet: string
  /** Where tokens are given. */
  token: string
}
