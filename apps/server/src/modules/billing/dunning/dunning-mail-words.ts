import type { DunningState, Language } from '@billett/domain'

type Told = Exclude<DunningState, 'clear'>

interface Words {
  /** `isBlocked`: with this level their ticket is good for nothing. */
  subject: Readonly<Record<Told, (shop: string, isBlocked: boolean) => string>>
  lead: Readonly<Record<Told, string>>
  /** Of levels before the contract ends. */
  isGood: string
  isBlocked: string
  /** `isBlockedNext`: their ticket is blocked after that day. */
  payBy: (day: string, isBlockedNext: boolean) => string
  returned: (day: string, reason: string) => string
  owed: string
  fee: string
  reference: string
  contracts: string
  pay: string
  transfer: (account: string) => string
  dispute: string
}

/** What is written to whoever owes, level by level: what came back and why, what is owed, and how to pay it at once. */
export const DUNNING_MAIL: Readonly<Record<Language, Words>> = {
  de: {
    subject: {
      notified: shop => `Ihre Lastschrift bei ${shop} kam zurück`,
      reminded: shop => `Erinnerung: Bei ${shop} ist noch ein Betrag offen`,
      warned: (shop, isBlocked) =>
        isBlocked ? `Mahnung: Ihr Ticket bei ${shop} ist gesperrt` : `Mahnung: Bei ${shop} ist noch ein Betrag offen`,
      terminated: shop => `Kündigung Ihres Abos bei ${shop}`,
      handedOver: shop => `Ihre offene Forderung bei ${shop} geht an ein Inkassounternehmen`,
    },
    lead: {
      notified: 'wir konnten einen Betrag für Ihr Abo nicht einziehen.',
      reminded: 'für Ihr Abo ist noch ein Betrag offen.',
      warned: 'für Ihr Abo ist weiterhin ein Betrag offen.',
      terminated:
        'trotz mehrerer Schreiben ist für Ihr Abo ein Betrag offen. Wir kündigen den Vertrag deshalb aus wichtigem Grund zum Ende des Monats.',
      handedOver:
        'trotz mehrerer Schreiben ist ein Betrag offen. Wir übergeben die Forderung an ein Inkassounternehmen, wenn Sie nicht noch heute bezahlen.',
    },
    isGood: 'Ihr Ticket gilt weiter.',
    isBlocked: 'Ihr Ticket ist gesperrt, bis Sie bezahlt haben; dann gilt es sofort wieder.',
    payBy: (day, isBlockedNext) =>
      `Bitte bezahlen Sie bis zum ${day}.${isBlockedNext ? ' Danach sperren wir Ihr Ticket, bis Sie bezahlt haben.' : ''}`,
    returned: (day, reason) => `Am ${day} kam die Lastschrift zurück: ${reason}`,
    owed: 'Offener Betrag',
    fee: 'Davon Gebühr dieses Schreibens',
    reference: 'Verwendungszweck für eine Überweisung',
    contracts: 'Abos',
    pay: 'Jetzt bezahlen',
    transfer: account => `Sie können auch überweisen, an ${account}. Geben Sie dann den genannten Verwendungszweck an.`,
    dispute: 'Stimmt etwas nicht? Schreiben Sie uns, dann ruht die Sache, bis wir es geklärt haben.',
  },
  en: {
    subject: {
      notified: shop => `Your direct debit at ${shop} came back`,
      reminded: shop => `Reminder: an amount is still open at ${shop}`,
      warned: (shop, isBlocked) =>
        isBlocked ? `Warning: your ticket at ${shop} is blocked` : `Warning: an amount is still open at ${shop}`,
      terminated: shop => `Notice of termination of your subscription at ${shop}`,
      handedOver: shop => `What you owe ${shop} goes to a debt collector`,
    },
    lead: {
      notified: 'we could not collect an amount for your subscription.',
      reminded: 'an amount is still open for your subscription.',
      warned: 'an amount is still open for your subscription.',
      terminated:
        'in spite of several letters an amount is open for your subscription. We therefore terminate the contract for good cause at the end of the month.',
      handedOver:
        'in spite of several letters an amount is open. We hand it over to a debt collector unless you pay today.',
    },
    isGood: 'Your ticket stays good.',
    isBlocked: 'Your ticket is blocked until you have paid; then it is good again at once.',
    payBy: (day, isBlockedNext) =>
      `Please pay by ${day}.${isBlockedNext ? ' After that we block your ticket until you have paid.' : ''}`,
    returned: (day, reason) => `The direct debit came back on ${day}: ${reason}`,
    owed: 'Open amount',
    fee: 'Of this, fee of this letter',
    reference: 'Reference for a transfer',
    contracts: 'Subscriptions',
    pay: 'Pay now',
    transfer: account => `You can also transfer it to ${account}. Please give the reference above.`,
    dispute: 'Is something wrong? Write to us, and the matter rests until we have found out.',
  },
}
