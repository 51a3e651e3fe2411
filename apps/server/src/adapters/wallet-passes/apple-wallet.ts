import { X509Certificate } from 'node:crypto'
import type { AppleWallet, PassUpdates, WalletTicket } from '../../ports/wallet-passes.ts'
import { applePush, type PushService } from './apple-push.ts'
import { passPictures } from './pass-pictures.ts'
import type { SigningCertificates } from './trial-certificates.ts'
import { walletFacts } from './wallet-facts.ts'
import { WALLET_WORDS } from './wallet-words.ts'

/** Loaded with the first pass: a process starts without it. */
const library = () => import('passkit-generator')

/** `#1a2b3c` -> `rgb(26, 43, 60)` */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`

/** Kind of pass and team stand in the certificate, which Apple gave for them. */
function identity(certificate: string): { passType: string; team: string } {
  const subject = new Map(
    new X509Certificate(certificate).subject.split('\n').map(line => {
      const [name = '', ...value] = line.split('=')
      return [name, value.join('=')]
    }),
  )
  const passType = subject.get('UID')
  const team = subject.get('OU')
  if (!passType || !team) throw new Error('This is no certificate for passes: it names no kind of pass, or no team.')
  return { passType, team }
}

function content(ticket: WalletTicket, isTrial: boolean) {
  const words = WALLET_WORDS[ticket.language]
  const facts = walletFacts(ticket)
  const of = (...keys: readonly string[]) => facts.filter(({ key }) => keys.includes(key))
  // Its change is what the device says on its locked screen.
  const status = of('status').map(fact => ({ ...fact, changeMessage: '%@' }))
  const isVoid = ticket.voidBecause !== null
  return {
    header: [...of('zones'), ...(isVoid ? status : [])],
    primary: ticket.relation ? of('from', 'to') : of('ticket'),
    secondary: of('valid', 'validFrom', 'validUntil'),
    auxiliary: [...of('traveller', 'passenger'), ...(ticket.relation ? of('ticket', 'via') : [])],
    back: [
      ...(isVoid ? [] : status),
      ...of('order'),
      ...(isTrial ? [{ key: 'trial', label: words.ticket, value: words.trial }] : []),
    ],
  }
}

/** Without a push service no device is told of changes: it hears of them when somebody looks at the pass. */
export function appleWallet(
  certificates: SigningCertificates,
  { isTrial, push }: { isTrial: boolean; push: PushService | null },
): AppleWallet {
  const { passType, team } = identity(certificates.certificate)
  const signing = {
    signerCert: certificates.certificate,
    signerKey: certificates.key,
    wwdr: certificates.authority,
  }
  async function make(ticket: WalletTicket, { webServiceUrl, token }: PassUpdates): Promise<Uint8Array> {
    const { background, text } = ticket.colours
    const { PKPass } = await library()
    const pass = new PKPass(await passPictures(background, text), signing, {
      formatVersion: 1,
      passTypeIdentifier: passType,
      teamIdentifier: team,
      serialNumber: ticket.ticketId,
      organizationName: ticket.carrier,
      logoText: ticket.carrier,
      description: ticket.product,
      backgroundColor: rgb(background),
      foregroundColor: rgb(text),
      labelColor: rgb(text),
      webServiceURL: webServiceUrl,
      authenticationToken: token,
      sharingProhibited: true,
      voided: ticket.voidBecause !== null,
    })
    pass.type = ticket.relation ? 'boardingPass' : 'generic'
    if (ticket.relation) pass.transitType = 'PKTransitTypeGeneric'
    const { header, primary, secondary, auxiliary, back } = content(ticket, isTrial)
    pass.headerFields.push(...header)
    pass.primaryFields.push(...primary)
    pass.secondaryFields.push(...secondary)
    pass.auxiliaryFields.push(...auxiliary)
    pass.backFields.push(...back)
    pass.setExpirationDate(new Date(ticket.validity.until))
    // Octets as characters of ISO 8859-1: the wallet writes them back as they were. Of what is void nobody is to try
    // and show it.
    const message = Buffer.from(ticket.barcode).toString('latin1')
    if (ticket.voidBecause === null)
      pass.setBarcodes({ format: 'PKBarcodeFormatAztec', message, messageEncoding: 'iso-8859-1' })
    return pass.getAsBuffer()
  }
  return { passType, pass: make, push: push && applePush(push, certificates, passType) }
}
