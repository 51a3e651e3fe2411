import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { reloadOnce } from '../kit/lazy/reload-once.ts'

interface Device {
  startRegistration: (given: { optionsJSON: PublicKeyCredentialCreationOptionsJSON }) => Promise<unknown>
  startAuthentication: (given: { optionsJSON: PublicKeyCredentialRequestOptionsJSON }) => Promise<unknown>
}

/** What asks the device, fetched when somebody wants to; tests have none. */
export const passkeyLibrary = { load: (): Promise<Device> => reloadOnce(() => import('@simplewebauthn/browser')) }

/** Whether this browser can use passkeys at all. */
export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** Asks the device for a new key; undefined where its owner did not want to, or it cannot. */
export async function newPasskey(options: string): Promise<string | undefined> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(options)
  const { startRegistration } = await passkeyLibrary.load()
  return startRegistration({ optionsJSON }).then(JSON.stringify, () => undefined)
}

/** Asks the device to sign; undefined where its owner did not want to, or it has no key of ours. */
export async function signedByPasskey(options: string): Promise<string | undefined> {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(options)
  const { startAuthentication } = await passkeyLibrary.load()
  return startAuthentication({ optionsJSON }).then(JSON.stringify, () => undefined)
}
