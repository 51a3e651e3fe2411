import { type Language, type ReturnReading, returnReading } from '@billett/domain'

const WORDS: Readonly<Record<Language, Readonly<Record<ReturnReading, string>>>> = {
  de: {
    ourData: 'Die Kontonummer stimmt nicht.',
    accountClosed: 'Das Konto ist erloschen oder gesperrt.',
    noCover: 'Die Bank nennt keinen Grund; meist war das Konto nicht gedeckt.',
    notAuthorised: 'Der Einzug wurde widerrufen.',
    debtorDead: 'Die Bank nennt einen Grund, den wir prüfen.',
    duplicate: 'Der Betrag wurde doppelt eingezogen.',
    unknown: 'Die Bank nennt einen Grund, den wir prüfen.',
  },
  en: {
    ourData: 'The account number is not right.',
    accountClosed: 'The account is closed or blocked.',
    noCover: 'The bank gives no reason; mostly there was not enough money on the account.',
    notAuthorised: 'The collection was revoked.',
    debtorDead: 'The bank gives a reason that we are looking into.',
    duplicate: 'The amount was collected twice.',
    unknown: 'The bank gives a reason that we are looking into.',
  },
}

/** Why something came back, in words for whoever pays. */
export const returnWords = (code: string, language: Language): string => WORDS[language][returnReading(code)]
