import type { Language } from '@billett/domain'
import type { Fault } from '../rules/faults.ts'
import type { ScenarioName } from '../rules/scenarios.ts'

interface Texts {
  service: string
  notice: string
  today: (day: string) => string
  days: string
  passDays: string
  fault: string
  noFault: string
  setFault: string
  faults: Readonly<Record<Fault, string>>
  transfer: string
  transferHint: string
  typed: Readonly<Record<'iban' | 'cents' | 'name' | 'text', string>>
  transferNow: string
  files: string
  noFiles: string
  fileColumns: readonly [string, string, string, string]
  answers: string
  noAnswers: string
  answerColumns: readonly [string, string]
  planned: (count: number) => string
  accounts: string
  accountsHint: string
  accountColumns: readonly [string, string]
  scenarios: Readonly<Record<ScenarioName, string>>
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    service: 'Demo-Bank',
    notice: 'Eine Vorführung: Hier wird kein Geld bewegt.',
    today: day => `Bei der Bank ist der ${day}.`,
    days: 'Tage',
    passDays: 'Tage vergehen lassen',
    fault: 'Was mit der nächsten Datei geschieht',
    noFault: 'nichts Besonderes',
    setFault: 'So einstellen',
    faults: {
      'reject-file': 'Sie wird als Ganzes abgelehnt (FF01)',
      garbage: 'Vor den Antworten kommt eine, die niemand lesen darf',
      reordered: 'Alle Antworten kommen am letzten Tag, in umgekehrter Folge',
      'lost-answer': 'Sie wird angenommen, aber die Antwort darauf geht verloren',
      'time-out': 'Sie wird angenommen, aber niemand antwortet',
    },
    transfer: 'Dem Unternehmen Geld überweisen',
    transferHint: 'Konto und Verwendungszweck stehen auf jeder Rechnung und in jeder Mahnung.',
    typed: { iban: 'IBAN des Unternehmens', cents: 'Betrag in Euro', name: 'Wer zahlt', text: 'Verwendungszweck' },
    transferNow: 'Überweisen',
    files: 'Dateien',
    noFiles: 'Noch hat die Bank keine Datei.',
    fileColumns: ['Nummer', 'Fällig', 'Anzahl', 'Summe'],
    answers: 'Antworten',
    noAnswers: 'Noch hat die Bank nichts gesagt.',
    answerColumns: ['Nummer', 'Tag'],
    planned: count => `Es folgen noch ${count}, jede an ihrem Tag.`,
    accounts: 'Konten zum Ausprobieren',
    accountsHint:
      'Geben Sie eines davon als Konto für Lastschriften an. Von jedem anderen wird eingezogen, und es bleibt dabei.',
    accountColumns: ['IBAN', 'Was geschieht'],
    scenarios: {
      'no-cover': 'Nach zwei Tagen kommt es zurück, ohne Angabe eines Grundes (MS03)',
      'account-closed': 'Nach zwei Tagen kommt es zurück: Konto erloschen (AC04)',
      'wrong-account': 'Es wird gar nicht eingezogen: Kontonummer falsch (AC01)',
      refunded: 'Nach acht Wochen gibt die Bank es zurück (MD06)',
      'not-authorised': 'Nach zehn Monaten kommt es zurück: kein Mandat (MD01)',
      'debtor-dead': 'Nach drei Tagen kommt es zurück: Zahler verstorben (MD07)',
      duplicate: 'Nach zwei Tagen kommt es zurück: doppelt eingezogen (AM05)',
      'in-part': 'Nach zwei Tagen kommt die Hälfte zurück (MS03)',
      'before-its-money': 'Die Rückgabe wird vor dem Geld gemeldet (MS03)',
      'told-twice': 'Die Rückgabe wird zweimal gemeldet (MS03)',
      'told-late': 'Die Rückgabe wird fünf Tage zu spät gemeldet (MS03)',
      'transfer-rejected': 'Eine Überweisung dorthin wird nicht ausgeführt: Kontonummer falsch (AC01)',
      'transfer-returned': 'Eine Überweisung dorthin kommt nach zwei Tagen zurück: Konto erloschen (AC04)',
    },
  },
  en: {
    service: 'Demo bank',
    notice: 'A demonstration: no money is moved here.',
    today: day => `At the bank it is ${day}.`,
    days: 'Days',
    passDays: 'Let days pass',
    fault: 'What happens to the next file',
    noFault: 'nothing special',
    setFault: 'Set',
    faults: {
      'reject-file': 'It is refused as a whole (FF01)',
      garbage: 'Before the answers comes one that nobody may read',
      reordered: 'All answers come on the last day, the last one first',
      'lost-answer': 'It is taken, but the answer to it is lost',
      'time-out': 'It is taken, but nobody answers',
    },
    transfer: 'Transfer money to the company',
    transferHint: 'Account and reference stand on each invoice and in each reminder.',
    typed: { iban: 'IBAN of the company', cents: 'Amount in euros', name: 'Who pays', text: 'Reference' },
    transferNow: 'Transfer',
    files: 'Files',
    noFiles: 'The bank has no file yet.',
    fileColumns: ['Number', 'Due', 'Count', 'Sum'],
    answers: 'Answers',
    noAnswers: 'The bank has said nothing yet.',
    answerColumns: ['Number', 'Day'],
    planned: count => `${count} more will follow, each on its day.`,
    accounts: 'Accounts to try',
    accountsHint:
      'Give one of these as the account for direct debits. From every other one it is collected, and stays.',
    accountColumns: ['IBAN', 'What happens'],
    scenarios: {
      'no-cover': 'It comes back after two days without a reason (MS03)',
      'account-closed': 'It comes back after two days: account closed (AC04)',
      'wrong-account': 'It is not collected at all: wrong account number (AC01)',
      refunded: 'After eight weeks the bank gives it back (MD06)',
      'not-authorised': 'It comes back after ten months: no mandate (MD01)',
      'debtor-dead': 'It comes back after three days: payer has died (MD07)',
      duplicate: 'It comes back after two days: collected twice (AM05)',
      'in-part': 'Half of it comes back after two days (MS03)',
      'before-its-money': 'The return is told of before the money (MS03)',
      'told-twice': 'The return is told of twice (MS03)',
      'told-late': 'The return is told of five days too late (MS03)',
      'transfer-rejected': 'A transfer to it is not paid: wrong account number (AC01)',
      'transfer-returned': 'A transfer to it comes back after two days: account closed (AC04)',
    },
  },
}
