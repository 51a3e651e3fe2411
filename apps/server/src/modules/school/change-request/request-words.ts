import type { Language } from '@billett/domain'

interface RequestSentences {
  newStudent: (name: string, birthDate: string, from: string) => string
  comesTo: (place: string) => string
  fromElsewhere: string
  inClass: (grade: string, inClass: string) => string
  newContract: (title: string, from: string) => string
  way: (way: string) => string
  onCard: string
  move: (from: string) => string
  product: (from: string) => string
  firstClass: string
  customerCard: string
  replacementCard: (reason: string) => string
  pause: (from: string, until: string | null) => string
  cancel: (last: string | null) => string
  refund: (from: string, until: string) => string
  person: (name: string, birthDate: string) => string
  address: (address: string) => string
  document: (title: string) => string
  proof: (label: string) => string
  shows: (from: string, until: string | null) => string
  because: (reason: string) => string
}

/** What people of the portal ask for, in sentences. */
export const REQUEST_SENTENCES: Readonly<Record<Language, RequestSentences>> = {
  de: {
    newStudent: (name, birthDate, from) => `${name}, geboren am ${birthDate}, kommt am ${from}.`,
    comesTo: place => `Neue Einrichtung: ${place}.`,
    fromElsewhere: 'Kommt von einer anderen Einrichtung, mit ihren oder seinen Verträgen.',
    inClass: (grade, inClass) => `Jahrgang ${grade || '–'}, Klasse oder Abteilung ${inClass || '–'}.`,
    newContract: (title, from) => `${title} ab dem ${from}.`,
    way: way => `Strecke: ${way}.`,
    onCard: 'Auf einer Karte.',
    move: from => `Gilt ab dem ${from}.`,
    product: from => `Der Vertrag gilt ab dem ${from} für etwas anderes.`,
    firstClass: '1. Klasse.',
    customerCard: 'Karte statt Ticket auf dem Telefon.',
    replacementCard: reason => `Ersatzkarte: ${reason}.`,
    pause: (from, until) => (until ? `Pause vom ${from} bis zum ${until}.` : `Pause ab dem ${from}, Ende offen.`),
    cancel: last => (last ? `Ende am ${last}.` : 'Ende am nächstmöglichen Tag.'),
    refund: (from, until) => `Erstattung für ${from} bis ${until}.`,
    person: (name, birthDate) => `Name: ${name}, geboren am ${birthDate}.`,
    address: address => `Anschrift: ${address}.`,
    document: title => `Nachweis: ${title}.`,
    proof: label => `Verlangt war: ${label}.`,
    shows: (from, until) => (until ? `Gilt vom ${from} bis zum ${until}.` : `Gilt ab dem ${from}.`),
    because: reason => `Grund: ${reason}.`,
  },
  en: {
    newStudent: (name, birthDate, from) => `${name}, born on ${birthDate}, comes on ${from}.`,
    comesTo: place => `New organisation: ${place}.`,
    fromElsewhere: 'Comes from another organisation, with the contracts there.',
    inClass: (grade, inClass) => `Grade ${grade || '–'}, class or department ${inClass || '–'}.`,
    newContract: (title, from) => `${title} from ${from} on.`,
    way: way => `Way: ${way}.`,
    onCard: 'On a card.',
    move: from => `Holds from ${from} on.`,
    product: from => `The contract is good for something else from ${from} on.`,
    firstClass: 'First class.',
    customerCard: 'A card instead of a ticket on the phone.',
    replacementCard: reason => `Replacement card: ${reason}.`,
    pause: (from, until) => (until ? `Pause from ${from} to ${until}.` : `Pause from ${from}, end open.`),
    cancel: last => (last ? `Ends on ${last}.` : 'Ends on the next possible day.'),
    refund: (from, until) => `Refund for ${from} to ${until}.`,
    person: (name, birthDate) => `Name: ${name}, born on ${birthDate}.`,
    address: address => `Address: ${address}.`,
    document: title => `Proof: ${title}.`,
    proof: label => `Asked for was: ${label}.`,
    shows: (from, until) => (until ? `Good from ${from} to ${until}.` : `Good from ${from} on.`),
    because: reason => `Reason: ${reason}.`,
  },
}
