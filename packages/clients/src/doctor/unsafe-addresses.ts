import type { Client } from '../schema/client.ts'
import type { OpenIdService } from '../schema/open-id-service.ts'
import { type Finding, fault } from './check.ts'

/** A name of the public internet: with a dot, and no number of a machine. */
const PUBLIC_NAME = /^(?!\d+(\.\d+)*$)[a-z\d-]+(\.[a-z\d-]+)+$/i

/** Ends of names that lead nowhere outside a house (RFC 6761, 6762, 8375). */
const OF_A_HOUSE = /(^|\.)(localhost|local|internal|lan|home|corp|home\.arpa)$/i

/** Who follows it gets there unwatched and unchanged, at a place that everybody reaches; nobody's password is in it. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  return PUBLIC_NAME.test(hostname) && !OF_A_HOUSE.test(hostname)
}

/** A mail is written, or a page of the shop shown. */
const leadsElsewhere = (address: string): boolean => /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s-]+)$/.test(address)
const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

/** The way back to an app stays on the customer's own machine; that to whoever keeps a secret never does. */
const waysBack = (name: string, { keepsSecret, redirectURIs, postLogoutRedirectURIs = [] }: OpenIdService) =>
  [...redirectURIs, ...postLogoutRedirectURIs]
    .filter(address => keepsSecret || address.startsWith('https://'))
    .map((address): [string, string] => [name, address])

/** Addresses of a configuration that passengers are led to, or whose pages may show the shop, by where they stand. */
function addressesOf({ texts, settings, cookies, mapTiles }: Client['config']): [string, string | null | undefined][] {
  const { homePage, terms, privacyPolicy, legalNotice, contact, faq, additionalInfos } = texts
  const said = (address: string | null, allowed: (address: string) => boolean) =>
    address !== null && allowed(address) ? null : address
  return [
    ...Object.entries({ homePage, terms, privacyPolicy, legalNotice, faq }),
    ['contact', said(contact, leadsElsewhere)],
    ...additionalInfos.map(({ link }, i): [string, string | null] => [`additionalInfos.${i}`, said(link, isOwnPath)]),
    ...Object.entries(settings.apps ?? {}),
    ...(settings.partners ?? []).map((partner, i): [string, string] => [`partners.${i}`, partner]),
    ...cookies.map(({ name, privacyPolicy: policy }): [string, string | null] => [`cookies.${name}`, policy]),
    ...Object.entries(settings.openIdConnect ?? {}).flatMap(([id, service]) =>
      waysBack(`openIdConnect.${id}`, service),
    ),
    ['mapTiles', mapTiles?.url.replaceAll(/[{}]/g, '')],
  ]
}

/** Addresses that nobody should be led to. */
export const unsafeAddresses = ({ config }: Client): Finding[] =>
  addressesOf(config).flatMap(([name, address]) =>
    typeof address === 'string' && !isSafe(address)
      ? [
          fault(
            `${name} has to be a public address with https: ${address}`,
            `${name} muss eine öffentliche Adresse mit https sein: ${address}`,
          ),
        ]
      : [],
  )
