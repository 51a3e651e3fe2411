import { importPKCS8, SignJWT } from 'jose'
import type { GoogleWallet, WalletTicket } from '../../ports/wallet-passes.ts'
import { walletFacts } from './wallet-facts.ts'

/** Where Google's wallet takes what is signed into the link. */
const SAVE = 'https://pay.google.com/gp/v/save/'

export interface GoogleAccount {
  /** Number Google gave the operator. */
  issuer: string
  /** E-mail address of the service account whose key signs. */
  account: string
  /** PKCS 8 PEM. */
  key: string
}

const localized = (value: string, language: string) => ({ defaultValue: { language, value } })

function passOf(ticket: WalletTicket, issuer: string) {
  const { language, validity } = ticket
  return {
    id: `${issuer}.${ticket.ticketId}`,
    classId: `${issuer}.ticket`,
    state: ticket.isVoid ? 'INACTIVE' : 'ACTIVE',
    cardTitle: localized(ticket.carrier, language),
    header: localized(ticket.product, language),
    hexBackgroundColor: ticket.colours.background,
    validTimeInterval: { start: { date: validity.from }, end: { date: validity.until } },
    textModulesData: walletFacts(ticket)
      .filter(({ key }) => key !== 'ticket')
      .map(({ key, label, value }) => ({ id: key, header: label, body: value })),
    barcode: { type: 'AZTEC', value: Buffer.from(ticket.barcode).toString('latin1') },
  }
}

export function googleWallet({ issuer, account, key }: GoogleAccount): GoogleWallet {
  const signingKey = importPKCS8(key, 'RS256')
  return {
    async link(ticket, origin) {
      const payload = { genericClasses: [{ id: `${issuer}.ticket` }], genericObjects: [passOf(ticket, issuer)] }
      const signed = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(account)
        .setAudience('google')
        .sign(await signingKey)
      return SAVE + signed
    },
  }
}
