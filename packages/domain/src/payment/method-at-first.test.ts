import { expect, it } from 'vitest'
import { methodAtFirst } from './method-at-first.ts'
import { PAYMENT_SUB_TYPE } from './payment-type.ts'

const generic = (subType: number) => ({ id: `new-${subType}`, subType, isGeneric: true, isDefault: false })
const debit = generic(PAYMENT_SUB_TYPE.Debit)
const card = generic(PAYMENT_SUB_TYPE.CreditCard)
const wallet = generic(PAYMENT_SUB_TYPE.ECash)
const stored = { id: 'stored', subType: PAYMENT_SUB_TYPE.Debit, isGeneric: false, isDefault: true }

it.each([
  ['the usual one of the account', [debit, card, wallet, stored], card.subType, stored],
  ['the kind of last time', [debit, card, wallet, { ...stored, isDefault: false }], debit.subType, debit],
  ['a wallet', [debit, card, wallet], null, wallet],
  ['a wallet where the kind of last time is gone', [debit, card, wallet], PAYMENT_SUB_TYPE.Paypal, wallet],
  ['the first that asks for no name', [debit, card], null, card],
  ['nothing where every way asks for a name', [debit], null, undefined],
] as const)('before anybody chose, it is %s', (_, methods, kindBefore, wanted) => {
  expect(methodAtFirst(methods, kindBefore)).toEqual(wanted)
})
