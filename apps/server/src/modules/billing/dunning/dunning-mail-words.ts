import type { DunningState, Language } from '@billett/domain'

type Told = Exclude<DunningState, 'clear'>

interface Words {
  subject: Readonly<Record<Told, (shop: string) => string>>
  hello: (name: string) => string
  lead: Readonly<Record<Told, string>>
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
      warned: shop => `Mahnung: Ihr Ticket bei ${shop} ist gesperrt`,
      terminated: shop => `Kündigung Ihres Abos bei ${shop}`,
      handedOver: shop => `Ihre offene Forderung bei ${shop} geht an ein Inkassounternehmen`,
    },
    hello: name => `Guten Tag ${name},`,
    lead: {
      notified: 'wir konnten einen Betrag für Ihr Abo nicht einziehen. Ihr Ticket gilt weiter.',
      reminded: 'für Ihr Abo ist noch ein Betrag offen. Bitte bezahlen Sie ihn in den nächsten sieben Tagen.',
      warned:
        'für Ihr Abo ist weiterhin ein Betrag offen. Ihr Ticket ist deshalb gesperrt. Sobald Sie bezahlt haben, gilt es sofort wieder.',
      terminated:
        'trotz mehrerer Schreiben ist für Ihr Abo ein Betrag offen. Wir kündigen den Vertrag deshalb aus wichtigem Grund zum Ende des Monats.',
      handedOver:
        'trotz mehrerer Schreiben ist ein Betrag offen. Wir übergeben die Forderung an ein Inkassounternehmen, wenn Sie nicht noch heute bezahlen.',
    },
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
      warned: shop => `Warning: your ticket at ${shop} is blocked`,
      terminated: shop => `Notice of termination of your subscription at ${shop}`,
      handedOver: shop => `What you owe ${shop} goes to a debt collector`,
    },
    hello: name => `Dear ${name},`,
    lead: {
      notified: 'we could not collect an amount for your subscription. Your ticket stays good.',
      reminded: 'an amount is still open for your subscription. Please pay it within the next seven days.',
      warned:
        'an amount is still open for your subscription. Your ticket is therefore blocked. As soon as you have paid, it is good again at once.',
      terminated:
        'in spite of several letters an amount is open for your subscription. We therefore terminate the contract for good cause at the end of the month.',
      handedOver:
        'in spite of several letters an amount is open. We hand it over to a debt collector unless you pay today.',
    },
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
