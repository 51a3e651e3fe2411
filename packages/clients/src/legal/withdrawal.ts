import type { Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import { addressLines } from './address-lines.ts'
import type { LegalSection } from './document.ts'

/**
 * Instructions on withdrawal and the model form, after the annexes of article 246a EGBGB; part of the terms, for
 * products that can be withdrawn from.
 */
export function withdrawalSections({ config }: Client): Record<Language, LegalSection[]> {
  const { operator, texts, modules } = config
  // A subscription can be withdrawn from like them, wherever there are some.
  const also = (words: string): string => (modules.subscription ? words : '')
  const place = addressLines(texts.address).join(', ')
  return {
    de: [
      {
        heading: `6. Widerrufsbelehrung für ${also('Abos, ')}Karten, Guthaben und Gutscheine`,
        paragraphs: [
          `Diese Belehrung gilt nur, wo bei einem Produkt steht, dass Sie es widerrufen können: ${also('bei Abos, ')}bei Rabattkarten wie der Kundenkarte, bei Guthaben und bei Gutscheinen.`,
          `Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.`,
          `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${place}, Telefon ${operator.phone}, E-Mail ${operator.email}) mittels einer eindeutigen Erklärung, zum Beispiel mit einem Brief oder einer E-Mail, über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür das Muster-Widerrufsformular verwenden, das am Ende dieser Belehrung steht; vorgeschrieben ist es nicht.`,
          'Sie können Ihr Widerrufsrecht auch online ausüben: über „Vertrag widerrufen“ am Ende jeder Seite dieses Shops. Nutzen Sie diese Funktion, so übermitteln wir Ihnen unverzüglich per E-Mail eine Eingangsbestätigung mit dem Inhalt Ihrer Erklärung sowie Datum und Uhrzeit ihres Eingangs.',
          'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
          'Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
          'Haben Sie verlangt, dass die Leistung während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu Ihrem Widerruf erbrachten Leistung am Gesamtumfang entspricht.',
        ],
        action: 'withdrawContract',
      },
      {
        heading: '7. Muster-Widerrufsformular',
        paragraphs: [
          'Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
        ],
        list: [
          `An ${place}, E-Mail ${operator.email}:`,
          'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)',
          'Bestellt am (*) / erhalten am (*)',
          'Name des/der Verbraucher(s)',
          'Anschrift des/der Verbraucher(s)',
          'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
          'Datum',
          '(*) Unzutreffendes streichen.',
        ],
      },
    ],
    en: [
      {
        heading: `6. Instructions on withdrawal for ${also('subscriptions, ')}cards, credit and vouchers`,
        paragraphs: [
          `These instructions apply only where a product says that you can withdraw from it: ${also('subscriptions, ')}discount cards such as the customer card, credit and vouchers.`,
          `Right of withdrawal: you have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period ends fourteen days after the day on which the contract was concluded.`,
          `To exercise the right of withdrawal, you must inform us (${place}, phone ${operator.phone}, e-mail ${operator.email}) of your decision to withdraw from this contract by an unequivocal statement, for example a letter or an e-mail. You may use the model withdrawal form at the end of these instructions, but it is not obligatory.`,
          'You can also exercise your right of withdrawal online: through “Withdraw from a contract” at the end of every page of this shop. If you use this function, we send you without delay by e-mail an acknowledgement of receipt with the content of your statement and the date and time it was received.',
          'To meet the withdrawal deadline, it is sufficient that you send your statement before the withdrawal period has ended.',
          'Effects of withdrawal: if you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and not later than fourteen days from the day on which we are informed about your decision. We use the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
          'If you requested the service to begin during the withdrawal period, you shall pay us an amount in proportion to what has been provided until you withdrew, in comparison with the full coverage of the contract.',
        ],
        action: 'withdrawContract',
      },
      {
        heading: '7. Model withdrawal form',
        paragraphs: ['If you wish to withdraw from the contract, complete and return this form.'],
        list: [
          `To ${place}, e-mail ${operator.email}:`,
          'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
          'Ordered on (*) / received on (*)',
          'Name of consumer(s)',
          'Address of consumer(s)',
          'Signature of consumer(s) (only if this form is sent on paper)',
          'Date',
          '(*) Delete as appropriate.',
        ],
      },
    ],
  }
}
