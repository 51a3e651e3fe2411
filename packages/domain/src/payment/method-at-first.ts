import { PAYMENT_SUB_TYPE } from './payment-type.ts'

/** A way to pay, as far as the choice before anybody's own goes. */
interface Payable {
  id: string
  subType: number
  /** Nothing of it is stored with the account. */
  isGeneric: boolean
  isDefault: boolean
}

/** A wallet knows who pays: nothing is typed at its page. */
const ofWallet = ({ subType }: Payable): boolean => subType === PAYMENT_SUB_TYPE.ECash

/** A mandate names whose account it is, so it asks for more than any other way. */
const asksForName = ({ subType }: Payable): boolean => subType === PAYMENT_SUB_TYPE.Debit

/**
 * The way to pay that is chosen before anybody chose: the account's usual one, the kind `kindBefore` that was used last
 * on this device, a wallet, or the first that asks for no name; none of them costs more than another.
 */
export function methodAtFirst<M extends Payable>(methods: readonly M[], kindBefore: number | null): M | undefined {
  const generic = methods.filter(({ isGeneric }) => isGeneric)
  return (
    methods.find(({ isDefault, isGeneric }) => isDefault && !isGeneric) ??
    generic.find(({ subType }) => subType === kindBefore) ??
    generic.find(ofWallet) ??
    generic.find(method => !asksForName(method))
  )
}
