import type { Language } from '@billett/domain'

interface RollLetterWords {
  title: string
  fileName: string
  subject: (shop: string) => string
  lead: (pupil: string) => string
  pupil: string
  school: string
  year: string
  from: string
  authority: string
  what: string
  changedSchool: (school: string) => string
  away: string
  /** A new proof is asked for, until when the old one holds and where to. */
  exemption: (last: string, place: string) => string
  /** The way is not paid any more. */
  over: string
  /** By the link it can be kept. */
  ownPrice: string
  decided: string
  /** That parents can say something by the link, and what stands on its button. */
  say: string
  button: string
  because: (reason: string) => string
  contact: (authority: string) => string
}

/** What letters of the step into the next school year say: what becomes of a ticket, from when on, and whom to ask. */
export const ROLL_LETTER_WORDS: Readonly<Record<Language, RollLetterWords>> = {
  de: {
    title: 'Ihr Schülerticket im neuen Schuljahr',
    fileName: 'Schuljahr',
    subject: shop => `Das Schülerticket im neuen Schuljahr: ${shop}`,
    lead: pupil => `im neuen Schuljahr ändert sich etwas am Schülerticket von ${pupil}. Was, steht im Anhang.`,
    pupil: 'Schülerin oder Schüler',
    school: 'Schule',
    year: 'Schuljahr',
    from: 'Gilt ab',
    authority: 'Kostenträger',
    what: 'Was sich ändert',
    changedSchool: school => `Das Ticket gilt weiter und geht mit zur neuen Schule: ${school}.`,
    away: 'Das Ticket ruht, solange die Schülerin oder der Schüler nicht da ist. Der Platz bleibt erhalten.',
    exemption: (last, place) =>
      `Die Befreiung vom Eigenanteil gilt bis zum ${last}. Soll sie weiter gelten, reichen Sie bitte bis dahin einen neuen Nachweis ein bei: ${place}. Ohne ihn ist der Eigenanteil ab dem neuen Schuljahr zu zahlen; darüber bekommen Sie einen Bescheid.`,
    over: 'Der Schulweg wird im neuen Schuljahr nicht mehr bezahlt, das Ticket endet mit dem alten.',
    ownPrice: 'Sie können es zum eigenen Preis behalten, wo es ihn gibt: Öffnen Sie dafür den Link in der E-Mail.',
    decided: 'Einen Bescheid mit Begründung bekommen Sie noch.',
    say: 'Mit dem Link sagen Sie, wie es weitergehen soll, oder reichen einen neuen Nachweis ein.',
    button: 'Zum neuen Schuljahr antworten',
    because: reason => `Begründung: ${reason}`,
    contact: authority => `Stimmt etwas daran nicht, wenden Sie sich bitte an: ${authority}.`,
  },
  en: {
    title: 'Your ticket to school in the new school year',
    fileName: 'School-year',
    subject: shop => `The ticket to school in the new school year: ${shop}`,
    lead: pupil =>
      `in the new school year something about the ticket to school of ${pupil} changes. What, is attached.`,
    pupil: 'Pupil',
    school: 'School',
    year: 'School year',
    from: 'Holds from',
    authority: 'Who pays',
    what: 'What changes',
    changedSchool: school => `The ticket stays good and goes along to the new school: ${school}.`,
    away: 'The ticket rests as long as the pupil is away. The place is kept.',
    exemption: (last, place) =>
      `The exemption from the own share holds until ${last}. If it is to go on, please hand in a new proof by then to: ${place}. Without it the own share is due from the new school year on, about which you will get a decision.`,
    over: 'The way to school is not paid in the new school year, and the ticket ends with the old one.',
    ownPrice: 'You can keep it at your own price where there is one: please open the link of the e-mail.',
    decided: 'You will get a decision with its reasons.',
    say: 'By the link you say how it is to go on, or hand in a new proof.',
    button: 'Answer about the new school year',
    because: reason => `Reason: ${reason}`,
    contact: authority => `If something about it is not right, please turn to: ${authority}.`,
  },
}
