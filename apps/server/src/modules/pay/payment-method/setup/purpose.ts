import type { Language } from '@billett/domain'

const WORDS: Readonly<Record<Language, (shop: string, account: string) => string>> = {
  de: (shop, account) =>
    `Wird bei ${shop} im Konto ${account} gespeichert. Wer dieses Konto hat, kann damit bezahlen. Ist es nicht Ihres, geben Sie hier bitte nichts ein.`,
  en: (shop, account) =>
    `Will be stored at ${shop} in the account ${account}. Whoever has that account can pay by it. If it is not yours, please enter nothing here.`,
}

/** For whoever enters a way to pay at the provider: in whose account of which shop it will be. */
export const purposeOf = (language: Language, shop: string, account: string): string => WORDS[language](shop, account)
