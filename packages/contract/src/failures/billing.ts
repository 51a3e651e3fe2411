import type { FailureText } from './failure-text.ts'

/** Runs that collect, and their files for the bank. */
export const billingFailures = {
  runNotFound: {
    code: 1401,
    status: 404,
    de: 'Diesen Einzug gibt es nicht.',
    en: 'There is no such collection.',
  },
  bankFileNotFound: {
    code: 1402,
    status: 404,
    de: 'Diese Bankdatei gibt es nicht.',
    en: 'There is no such file for the bank.',
  },
  runNotFrozen: {
    code: 1403,
    status: 409,
    de: 'Dateien lassen sich erst bilden, wenn die Beträge feststehen, und nur, bis die Bank sie hat.',
    en: 'Files can be built once amounts are final, and until the bank has them.',
  },
  runAtBank: {
    code: 1404,
    status: 409,
    de: 'Die Bank hat schon eine Datei dieses Einzugs oder könnte sie haben.',
    en: 'The bank has a file of this collection already, or may have one.',
  },
  bankFileAtBank: {
    code: 1405,
    status: 409,
    de: 'Die Bank hat diese Datei schon oder könnte sie haben.',
    en: 'The bank has this file already, or may have it.',
  },
  bankFileNotBuilt: {
    code: 1406,
    status: 409,
    de: 'Freigeben lässt sich nur eine fertige Datei, die noch niemand freigegeben hat.',
    en: 'Only a file that is built and not released yet can be released.',
  },
  bankFileIsOwn: {
    code: 1407,
    status: 409,
    de: 'Wer eine Datei gebildet oder ein Konto darin angegeben hat, gibt sie nicht frei. Bitten Sie jemand anderen darum.',
    en: 'Whoever has built a file, or entered an account in it, does not release it. Please ask somebody else.',
  },
  bankFileNotReleased: {
    code: 1408,
    status: 409,
    de: 'Das geht nur mit einer Datei, die freigegeben und noch nicht bei der Bank ist.',
    en: 'This needs a file that is released and not with the bank yet.',
  },
  noBankChannel: {
    code: 1409,
    status: 409,
    de: 'Es gibt keinen Weg zur Bank. Laden Sie die Datei herunter und melden Sie sie als überbracht.',
    en: 'There is no way to the bank. Download the file and mark it as carried.',
  },
  invoiceNotFound: {
    code: 1410,
    status: 404,
    de: 'Diese Rechnung gibt es nicht.',
    en: 'There is no such invoice.',
  },
  invoiceNotCancellable: {
    code: 1411,
    status: 409,
    de: 'Zurücknehmen lässt sich nur eine Rechnung, die weder zurückgenommen noch korrigiert wurde.',
    en: 'Only an invoice that was neither taken back nor corrected can be taken back.',
  },
  invoiceToNobody: {
    code: 1412,
    status: 409,
    de: 'Es ist keine E-Mail-Adresse bekannt. Tragen Sie eine bei der Einrichtung ein.',
    en: 'No e-mail address is known. Please add one to the organisation.',
  },
  payrollNotFound: {
    code: 1413,
    status: 404,
    de: 'Diese Lohnabzugsliste gibt es nicht.',
    en: 'There is no such payroll list.',
  },
  leitwegId: {
    code: 1414,
    status: 400,
    de: 'Das ist keine gültige Leitweg-ID. Bitte prüfen Sie sie, auch die letzten zwei Ziffern.',
    en: 'This is no valid Leitweg-ID. Please check it, its last two digits as well.',
  },
  xrechnungReference: {
    code: 1415,
    status: 400,
    de: 'Eine XRechnung braucht eine Leitweg-ID oder Ihr Zeichen.',
    en: 'An XRechnung needs a Leitweg-ID or a reference of the buyer.',
  },
  nothingToHandOver: {
    code: 1417,
    status: 409,
    de: 'Kein Mahnfall wartet auf die Übergabe ans Inkasso.',
    en: 'No case waits to be handed over to a collection agency.',
  },
  handOverNotFound: {
    code: 1418,
    status: 404,
    de: 'Diese Übergabe gibt es nicht.',
    en: 'There is no such hand-over.',
  },
  payerNotFound: {
    code: 1416,
    status: 404,
    de: 'Diese Zahlerin oder diesen Zahler gibt es nicht.',
    en: 'There is no such payer.',
  },
  payoutUnderWay: {
    code: 1419,
    status: 409,
    de: 'Dieses Guthaben wird gerade überwiesen. Kommt es nicht an, können Sie ein anderes Konto angeben.',
    en: 'This credit is being transferred already. Should it not arrive, you can enter another account.',
  },
  payersStopped: {
    code: 1420,
    status: 409,
    de: 'Seit die Datei gebildet wurde, ist bei jemandem etwas zu klären: ein Mahnfall, ein Betrugsverdacht, ein gestoppter Einzug, ein Vertrag oder ein offener Betrag. Machen Sie die Datei ungültig: die anderen kommen in die nächste.',
    en: 'Since the file was built something has to be settled with somebody: a dunning case, a suspicion of fraud, a stopped collection, a contract, or an amount that they owe. Please make the file void: the others come with the next one.',
  },
} as const satisfies Record<string, FailureText>
