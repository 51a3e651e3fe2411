import type { Language } from '@billett/domain'

interface HandOutWords {
  title: string
  fileName: string
  head: readonly string[]
  /** Heading of a class. */
  ofClass: (name: string) => string
  noClass: string
  intro: (handOutOn: string) => string
  /** A line to sign on. */
  sign: (name: string, card: string) => string
  nobody: string
  count: (pupils: number) => string
}

export const HAND_OUT_WORDS: Readonly<Record<Language, HandOutWords>> = {
  de: {
    title: 'Ausgabeliste',
    fileName: 'Ausgabeliste',
    head: [
      'Klasse',
      'Nachname',
      'Vorname',
      'Geburtsdatum',
      'Karte',
      'Ausgegeben am',
      'Alte Karte zurück am',
      'Unterschrift',
    ],
    ofClass: name => `Klasse ${name}`,
    noClass: 'Ohne Klasse',
    intro: handOutOn =>
      `Ausgabe am ${handOutOn}. Wer die Karte bekommt, unterschreibt und gibt die alte Karte ab; bitte kreuzen Sie das an.`,
    sign: (name, card) =>
      `${name}${card === '' ? '' : `, Karte ${card}`}   [  ] alte Karte   Unterschrift: ____________________`,
    nobody: 'An dieser Schule wird keine Karte ausgegeben.',
    count: pupils => (pupils === 1 ? '1 Karte' : `${pupils} Karten`),
  },
  en: {
    title: 'Hand-out list',
    fileName: 'hand-out-list',
    head: [
      'Class',
      'Last name',
      'First name',
      'Date of birth',
      'Card',
      'Handed out on',
      'Old card back on',
      'Signature',
    ],
    ofClass: name => `Class ${name}`,
    noClass: 'Without a class',
    intro: handOutOn =>
      `To be handed out on ${handOutOn}. Whoever gets the card signs and gives the old one back; please tick that.`,
    sign: (name, card) =>
      `${name}${card === '' ? '' : `, card ${card}`}   [  ] old card   Signature: ____________________`,
    nobody: 'No card is handed out at this school.',
    count: pupils => (pupils === 1 ? '1 card' : `${pupils} cards`),
  },
}
