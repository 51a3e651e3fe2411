import { createPrivateKey, X509Certificate } from 'node:crypto'
import { type Check, type Finding, fault, hint } from '@billett/clients'
import { epochOf, type Instant } from '@billett/domain'

/** Days before its end at which a certificate is worth a word. */
const SOON = 30

const DAY = 24 * 60 * 60 * 1000

/** A certificate with the name an operator knows it by; `pem` is undefined where there is none. */
export interface NamedCertificate {
  name: string
  pem: string | undefined
}

/** When a certificate ends, as `notAfter` says it. */
export function certificateFinding(name: string, ends: Date, now: Instant): Finding[] {
  const days = Math.floor((ends.getTime() - epochOf(now)) / DAY)
  const day = ends.toISOString().slice(0, 10)
  if (days < 0) return [fault(`${name} has ended on ${day}`, `${name} ist am ${day} abgelaufen`)]
  return days <= SOON
    ? [hint(`${name} ends in ${days} days, on ${day}`, `${name} läuft in ${days} Tagen ab, am ${day}`)]
    : []
}

function certificate({ name, pem }: NamedCertificate, now: Instant): Finding[] {
  if (pem === undefined) return []
  try {
    return certificateFinding(name, new X509Certificate(pem).validToDate, now)
  } catch {
    return [fault(`${name} cannot be read`, `${name} lässt sich nicht lesen`)]
  }
}

interface TicketKey {
  /** PKCS 8 PEM; undefined in a demo that makes its own. */
  pem: string | undefined
  isDemo: boolean
}

function ticketKey({ pem, isDemo }: TicketKey): Finding[] {
  if (pem === undefined)
    return [
      isDemo
        ? hint(
            'TICKET_KEY is not set: a demo makes a key of its own',
            'TICKET_KEY fehlt: Die Vorführung macht sich einen eigenen',
          )
        : fault('TICKET_KEY is not set', 'TICKET_KEY fehlt'),
    ]
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    const isP256 = asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1'
    return isP256
      ? []
      : [fault('TICKET_KEY is no key of the curve P-256', 'TICKET_KEY ist kein Schlüssel der Kurve P-256')]
  } catch {
    return [fault('TICKET_KEY cannot be read', 'TICKET_KEY lässt sich nicht lesen')]
  }
}

/** Do the keys work, and for how long yet? A ticket key has no end of its own; its certificates have. */
export const examineKeys = (key: TicketKey, certificates: readonly NamedCertificate[], now: Instant): Check => ({
  about: 'keys and certificates',
  findings: [...ticketKey(key), ...certificates.flatMap(named => certificate(named, now))],
})
