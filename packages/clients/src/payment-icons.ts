import { PAYMENT_SUB_TYPE } from '@billett/domain'

const CARD =
  '<path d="M3 5h18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm0 4v2h18V9zm2 5v2h5v-2z"/>'
const BANK = '<path d="M12 2 2 7v2h20V7zM4 11v7h3v-7zm6.5 0v7h3v-7zm6.5 0v7h3v-7zM2 20v2h20v-2z"/>'
const WALLET =
  '<path d="M4 4h14a2 2 0 0 1 2 2v1h1a1 1 0 0 1 1 1v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm12 8v3h4v-3z"/>'
const PHONE =
  '<path d="M7 1h10a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm0 4v13h10V5zm4 14.500v2h2v-2z"/>'

/** By payment sub type: neutral drawings of our own, no brand marks. */
export const paymentIcons: Record<number, string> = {
  [PAYMENT_SUB_TYPE.Debit]: BANK,
  [PAYMENT_SUB_TYPE.ECash]: WALLET,
  [PAYMENT_SUB_TYPE.Visa]: CARD,
  [PAYMENT_SUB_TYPE.MasterCard]: CARD,
  [PAYMENT_SUB_TYPE.AmericanExpress]: CARD,
  [PAYMENT_SUB_TYPE.Klarna]: BANK,
  [PAYMENT_SUB_TYPE.Paypal]: WALLET,
  [PAYMENT_SUB_TYPE.CreditCard]: CARD,
  [PAYMENT_SUB_TYPE.Giropay]: BANK,
  [PAYMENT_SUB_TYPE.InstantBankTransfer]: BANK,
  [PAYMENT_SUB_TYPE.ApplePay]: PHONE,
  [PAYMENT_SUB_TYPE.GooglePay]: PHONE,
  [PAYMENT_SUB_TYPE.Ueberweisung]: BANK,
}
