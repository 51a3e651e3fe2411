import type { LegalKind } from '@billett/clients'
import type { RouteKey } from '@billett/paths'

const KINDS: Partial<Record<RouteKey, LegalKind>> = {
  legalNotice: 'legalNotice',
  terms: 'terms',
  termsEmbedded: 'terms',
  privacyPolicy: 'privacyPolicy',
  privacyPolicyEmbedded: 'privacyPolicy',
  contact: 'contact',
  info: 'accessibility',
}

/** Which legal page a screen shows; undefined for every other screen. */
export const kindOfScreen = (screen: RouteKey | undefined): LegalKind | undefined => screen && KINDS[screen]
