/** A device's key as it is stored. */
export interface StoredKey {
  /** base64url */
  id: string
  /** COSE key. */
  publicKey: Uint8Array
  counter: number
  transports: string[]
}

/** Where passkeys are good: the shop's domain, and the address its pages have. */
export interface PasskeySite {
  name: string
  domain: string
  origin: string
}

export interface NewKeyFor {
  site: PasskeySite
  accountId: string
  /** As the device shows it in its list. */
  accountName: string
  known: readonly Pick<StoredKey, 'id' | 'transports'>[]
}

/** What a browser hands its device, as JSON, and the text in it that has to be signed. */
export interface KeyQuestion {
  options: string
  challenge: string
}

/** Speaks Web Authentication with the browser. Texts are JSON that the browser's own library makes and reads. */
export interface Passkeys {
  askForNew: (wanted: NewKeyFor) => Promise<KeyQuestion>
  /** The key a device has made; undefined where the answer is not to this challenge, or not right. */
  readNew: (answer: string, site: PasskeySite, challenge: string) => Promise<StoredKey | undefined>
  askForKnown: (site: PasskeySite) => Promise<KeyQuestion>
  /**
   * Which key a device says it signed with, and which challenge; undefined where it says nothing of the kind. Nothing
   * is checked yet.
   */
  claimIn: (answer: string) => { id: string; challenge: string } | undefined
  /** The key's new counter; undefined where the signature is not this key's. */
  verify: (answer: string, site: PasskeySite, challenge: string, key: StoredKey) => Promise<number | undefined>
}
