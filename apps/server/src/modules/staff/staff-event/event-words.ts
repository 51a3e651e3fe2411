import { REFUND_FAILURE_WORDS } from '@billett/contract'
import {
  type CollectingTrouble,
  type FeedKind,
  type FeedTrouble,
  formatMoney,
  type Language,
  type LocalText,
  REFUND_FAILURES,
  type TroubleFacts,
  type TroubleKind,
} from '@billett/domain'

const COLLECTING: Readonly<Record<CollectingTrouble, Readonly<Record<Language, (found: number) => string>>>> = {
  noCycle: {
    de: () => 'Frist, Ankündigung und Bank lassen keinen Ablauf zu. Es wird nichts eingezogen.',
    en: () => 'Deadline, notice and bank leave no days for it. Nothing is collected.',
  },
  mandateLapsed: {
    de: found => `${found} Zahlende bleiben aus, ihr Mandat ist erloschen.`,
    en: found => `${found} payers are left out, their mandate has lapsed.`,
  },
  needsAddress: {
    de: found => `${found} Zahlende bleiben aus, ihre Bank verlangt eine Anschrift.`,
    en: found => `${found} payers are left out, their bank wants an address.`,
  },
  noAddressee: {
    de: () =>
      'Jemand hat keine E-Mail-Adresse. Eine Ankündigung muss als Brief verschickt werden; ein Mahnfall geht nicht weiter.',
    en: () => 'Somebody has no e-mail address. A notice has to go out as a letter; a dunning case does not go on.',
  },
  notPlanned: {
    de: found => `${found} Zahlende bleiben aus, ihre Lastschrift ließ sich nicht bilden. Das Protokoll sagt warum.`,
    en: found => `${found} payers are left out, their debit could not be made. The log says why.`,
  },
  fileBroken: {
    de: () => 'Eine Datei ist nicht, was sie sein muss, und wird nicht gebildet. Das Protokoll sagt warum.',
    en: () => 'A file is not what it has to be, and is not built. The log says why.',
  },
  notReleased: {
    de: () =>
      'Niemand hat rechtzeitig freigegeben. Was nicht bei der Bank ist, wird nicht eingezogen und bleibt offen.',
    en: () => 'Nobody released it in time. What is not with the bank is not collected and stays open.',
  },
  notHandedOver: {
    de: () => 'Eine freigegebene Datei ist nicht rechtzeitig bei der Bank. Bitte klären, ob die Bank sie hat.',
    en: () => 'A released file is not with the bank in time. Please find out whether the bank has it.',
  },
  notTaken: {
    de: () => 'Die Bank nimmt eine Datei nicht an.',
    en: () => 'The bank does not take a file.',
  },
  fileRefused: {
    de: () => 'Die Bank hat eine Datei als Ganzes abgelehnt. Eine neue muss jemand freigeben.',
    en: () => 'The bank has refused a file as a whole. Somebody has to release a new one.',
  },
  payoutsNotReleased: {
    de: () => 'Niemand hat Auszahlungen rechtzeitig freigegeben. Sie kommen in die nächste Datei.',
    en: () => 'Nobody released payouts in time. They go into the next file.',
  },
  payoutFileRefused: {
    de: () => 'Die Bank hat eine Datei mit Auszahlungen als Ganzes abgelehnt. Sie kommen in die nächste Datei.',
    en: () => 'The bank has refused a file of payouts as a whole. They go into the next file.',
  },
  payoutBack: {
    de: () => 'Eine Auszahlung ist nicht angekommen. Bitte ein anderes Konto erfragen.',
    en: () => 'A payout has not arrived. Please ask for another account.',
  },
  paidOutUnsent: {
    de: () =>
      'Die Bank hat eine Auszahlung überwiesen, die hier als nicht gesendet oder abgelehnt steht. Bitte prüfen, ob sie ' +
      'noch einmal hinausgeht.',
    en: () =>
      'The bank has paid a payout that stands here as not sent, or as rejected. Please see whether it goes out once more.',
  },
  paidAfterHandOver: {
    de: () => 'Jemand hat bezahlt, was beim Inkasso liegt. Bitte dort zurückziehen (Mahnfälle, Übergaben).',
    en: () => 'Somebody has paid what a collection agency has. Please take it back there (Dunning, hand-overs).',
  },
  notForetold: {
    de: found => `Von ${found} Verträgen lässt sich nicht sagen, was kommt; angekündigt wird nur, was gefordert ist.`,
    en: found => `Nobody can tell what comes of ${found} contracts; only what is claimed of them is announced.`,
  },
  notInvoiced: {
    de: found => `${found} Zahlende bleiben aus, ihre Rechnung ließ sich nicht bilden. Das Protokoll sagt warum.`,
    en: found => `${found} payers are left out, their invoice could not be made. The log says why.`,
  },
  notDunned: {
    de: () => 'Ein Mahnfall geht nicht weiter, das Programm scheitert an ihm. Das Protokoll sagt warum.',
    en: () => 'A dunning case does not go on, the program fails at it. The log says why.',
  },
  wrongAccounts: {
    de: found =>
      `Aus einer Datei kamen ${found} Lastschriften zurück, weil ihre Kontodaten nicht stimmen: mehr als eine von tausend.`,
    en: found => `${found} debits of a file came back for wrong account data: more than one in a thousand.`,
  },
  priceNotTold: {
    de: found => `Zu ${found} Verträgen ließ sich der neue Preis nicht bestimmen; sie behalten den bisherigen.`,
    en: found => `The new price of ${found} contracts could not be told; they keep the one they have.`,
  },
}

const PAYMENT: Readonly<Record<TroubleFacts['payment']['what'], Record<Language, string>>> = {
  noOrder: {
    de: 'eingegangen, ohne dass es hier eine Bestellung gibt',
    en: 'came in at the payment provider without an order here',
  },
  unknownRefund: {
    de: 'erstattet worden, ohne dass es hier veranlasst wurde',
    en: 'were given back at the payment provider without being asked for here',
  },
  otherAmount: {
    de: 'über den Link einer Mahnung eingegangen, verlangt war ein anderer Betrag; verbucht ist, was eingegangen ist',
    en: 'came in by the link of a reminder, which asked for another amount; what came in is booked',
  },
}

const collecting =
  (language: Language): Words['collecting'] =>
  ({ dueOn, what, found }) =>
    `${language === 'de' ? 'Einzug zum' : 'Collection of'} ${dueOn}: ${COLLECTING[what][language](found)}`

const UNCHECKED: Record<TroubleFacts['unchecked']['part'], LocalText> = {
  orders: { de: 'Bestellungen', en: 'orders' },
  moved: { de: 'Forderungen, Einzüge und Auszahlungen', en: 'claims, debits and payouts' },
  together: { de: 'alles zusammen', en: 'everything together' },
}

const unchecked =
  (language: Language): Words['unchecked'] =>
  ({ part, reason, found, ids: [first] }) =>
    `${language === 'de' ? 'Die Bücher ließen sich nicht prüfen' : 'The books could not be checked'}: ${UNCHECKED[part][language]}${first ? ` (${found}; ${language === 'de' ? 'zuerst' : 'first'} ${first})` : ''}: ${reason}`

/** Events are kept: what an older version noted may be none of these reasons, and is said as it was told. */
function refused(language: Language, noted: string): string {
  const reason = REFUND_FAILURES.find(known => known === noted)
  return reason ? REFUND_FAILURE_WORDS[reason][language] : noted
}

type Words = { readonly [Kind in TroubleKind]: (facts: TroubleFacts[Kind]) => string }

const FEEDS: Readonly<Record<FeedKind, LocalText>> = {
  trips: { de: 'zu den Fahrten', en: 'of trips' },
  alerts: { de: 'mit Hinweisen', en: 'of notices' },
  vehicles: { de: 'zu den Fahrzeugen', en: 'of vehicles' },
}

const FEED_TROUBLES: Readonly<Record<FeedTrouble, LocalText>> = {
  unreachable: { de: 'Der Dienst antwortet nicht.', en: 'The service does not answer.' },
  unreadable: {
    de: 'Was der Dienst sendet, ist kein GTFS-Realtime.',
    en: 'What the service sends is no GTFS-Realtime.',
  },
  differential: {
    de: 'Der Dienst sendet nur Änderungen; gebraucht wird der ganze Stand.',
    en: 'The service sends only what has changed; the whole is needed.',
  },
  tooMuch: { de: 'Der Dienst sendet mehr, als angenommen wird.', en: 'The service sends more than is taken.' },
  tooOld: { de: 'Die Daten sind zu alt, um sie zu zeigen.', en: 'The data are too old to be shown.' },
  ahead: { de: 'Die Daten tragen eine Zeit in der Zukunft.', en: 'The data bear a time in the future.' },
  unknownTrips: {
    de: 'Die meisten Fahrten kennt der Fahrplan nicht: Gehören Fahrplan und Datenstrom zusammen?',
    en: 'The timetable does not know most of the trips: do timetable and feed belong together?',
  },
}

const de: Words = {
  books: ({ invariant, found, ids }) => `Die Bücher stimmen nicht: ${invariant} (${found}; zuerst ${ids.join(', ')}).`,
  unchecked: unchecked('de'),
  refund: ({ amountCents, currency, reason }) =>
    `Eine Erstattung von ${formatMoney(amountCents, currency, 'de')} gelingt nicht: ${refused('de', reason)}`,
  payment: ({ what, reference, amountCents, currency }) =>
    `${formatMoney(amountCents, currency, 'de')} sind beim Zahlungsanbieter ${PAYMENT[what].de} (${reference}).`,
  topUp: ({ orderNumber, reason }) =>
    `Das Guthaben der Bestellung ${orderNumber} ließ sich nicht aufladen, das Geld geht zurück: ${reason}`,
  mail: ({ begun }) =>
    `Eine E-Mail wurde ${begun}-mal begonnen; ob sie ankam, ist unbekannt. Sie wird nicht noch einmal gesendet.`,
  declaration: () => 'Erklärungen werden gespeichert, ohne dass eine E-Mail gesendet wird: Es waren zu viele.',
  arrangement: ({ sortGroups }) =>
    `Der Tarif hat Sortengruppen nicht mehr, die angeordnet oder beschrieben waren: ${sortGroups.join(', ')}. Alles andere wird weiter verkauft.`,
  passMissing: ({ found, numbers }) =>
    `${found} geforderte Zeiträume haben kein Ticket (Verträge ${numbers.join(', ')}).`,
  collecting: collecting('de'),
  bankMessage: ({ name, reason, waiting }) =>
    reason === null
      ? `Aus der Nachricht der Bank ${name} ließ sich nicht alles zuordnen (${waiting}).`
      : `Die Nachricht der Bank ${name} wurde nicht angenommen: ${reason}.`,
  fewTakers: ({ company, month, takers, minimum }) =>
    `${company}: Im Monat ${month.slice(0, 7)} haben ${takers} ein Jobticket, vereinbart sind mindestens ${minimum}.`,
  returnedDebit: ({ endToEndId, amountCents, code }) =>
    `${formatMoney(amountCents, 'EUR', 'de')} kamen mit dem Grund ${code} zurück (${endToEndId}); was folgt, entscheidet jemand.`,
  doubleDebit: ({ endToEndId, amountCents }) =>
    `Die Bank meldet ${formatMoney(amountCents, 'EUR', 'de')} als doppelt eingezogen (${endToEndId}).`,
  realTime: ({ feed, trouble }) =>
    `Echtzeit ${FEEDS[feed].de} fehlt, es gilt der Fahrplan. ${FEED_TROUBLES[trouble].de}`,
  configuration: ({ version, again, addresses }) =>
    again === null
      ? `Mit Fassung ${version} der Einstellungen antwortet der Shop mit Fehlern (${addresses.join(', ')}). Eine frühere Fassung gibt es nicht.`
      : `Mit Fassung ${version} der Einstellungen antwortete der Shop mit Fehlern (${addresses.join(', ')}). Er zeigt wieder, was vorher galt, als Fassung ${again}.`,
}

const en: Words = {
  books: ({ invariant, found, ids }) => `The books do not agree: ${invariant} (${found}; first ${ids.join(', ')}).`,
  unchecked: unchecked('en'),
  refund: ({ amountCents, currency, reason }) =>
    `A refund of ${formatMoney(amountCents, currency, 'en')} does not succeed: ${refused('en', reason)}`,
  payment: ({ what, reference, amountCents, currency }) =>
    `${formatMoney(amountCents, currency, 'en')} ${PAYMENT[what].en} (${reference}).`,
  topUp: ({ orderNumber, reason }) =>
    `The credit of order ${orderNumber} could not be topped up, the money goes back: ${reason}`,
  mail: ({ begun }) => `A mail was begun ${begun} times; nobody knows whether it arrived. It is not sent again.`,
  declaration: () => 'Declarations are stored without a mail being sent: there were too many.',
  arrangement: ({ sortGroups }) =>
    `The tariff no longer has sort groups that were arranged or described: ${sortGroups.join(', ')}. Everything else is sold as before.`,
  passMissing: ({ found, numbers }) => `${found} claimed periods have no pass (contracts ${numbers.join(', ')}).`,
  collecting: collecting('en'),
  bankMessage: ({ name, reason, waiting }) =>
    reason === null
      ? `Not everything in the bank’s message ${name} could be matched (${waiting}).`
      : `The bank’s message ${name} was not taken in: ${reason}.`,
  fewTakers: ({ company, month, takers, minimum }) =>
    `${company}: in ${month.slice(0, 7)} ${takers} have a job ticket, at least ${minimum} were agreed.`,
  returnedDebit: ({ endToEndId, amountCents, code }) =>
    `${formatMoney(amountCents, 'EUR', 'en')} came back for ${code} (${endToEndId}); somebody decides what follows.`,
  doubleDebit: ({ endToEndId, amountCents }) =>
    `The bank says that ${formatMoney(amountCents, 'EUR', 'en')} was collected twice (${endToEndId}).`,
  realTime: ({ feed, trouble }) =>
    `Real time ${FEEDS[feed].en} is missing, the timetable counts. ${FEED_TROUBLES[trouble].en}`,
  configuration: ({ version, again, addresses }) =>
    again === null
      ? `With version ${version} of the settings the shop answers with errors (${addresses.join(', ')}). There is no earlier version.`
      : `With version ${version} of the settings the shop answered with errors (${addresses.join(', ')}). It shows again what was valid before, as version ${again}.`,
}

const WORDS: Readonly<Record<Language, Words>> = { de, en }

/** What has happened, in a sentence. */
export const eventWords = <Kind extends TroubleKind>(
  { kind, facts }: { kind: Kind; facts: TroubleFacts[Kind] },
  language: Language,
): string => WORDS[language][kind](facts)
