import { expect, it } from 'vitest'
import { PAYMENT_SUB_TYPE, PAYMENT_TYPE } from './payment-type.ts'

it('payment types have the numbers of the specification (Spec 2 §3.8)', () => {
  expect(PAYMENT_TYPE).toMatchObject({
    Undefined: 0,
    Standard: 1,
    LogPay: 2,
    HSBOnlineShop: 3,
    Klarna: 4,
    PayPalLogPayClearingOnly: 5,
    PayPal: 6,
    CrefoPay: 9,
    Payone: 10,
  })
})

it('so have the sub types', () => {
  // By number, those of the specification that a passenger meets; 33 does not exist.
  const names = Object.entries(PAYMENT_SUB_TYPE).sort(([, a], [, b]) => a - b)
  expect(names.filter(([, number]) => number >= -1 && number <= 42).map(([name]) => name)).toEqual(
    [
      'Undefined None Cash Check Debit ForeignCurrency ECash Coupon Voucher Ec EuroCard AmericanExpress Visa Diners Jcb',
      'MasterCard Maestro MoneyCard VPay Invoice Klarna Paypal EcManual Other PobPeb VDVKAValueUnits CreditCard Giropay',
      'Prepay PaypalExpress Credit InstantBankTransfer AmazonPay ApplePay GooglePay Discover UnionPay Ueberweisung',
      'ChinaUnionPay KommitApp Eps',
    ].flatMap(line => line.split(' ')),
  )
  expect(PAYMENT_SUB_TYPE).toMatchObject({ Debit: 3, Ec: 10, Visa: 13, Invoice: 20, CreditCard: 27, Eps: 42 })
})
