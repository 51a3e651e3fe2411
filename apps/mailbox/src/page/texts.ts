import type { Language } from '@billett/domain'

const de = {
  title: 'Briefkasten',
  intro: 'Hier liegen alle E-Mails, die der Shop verschickt. Sie verlassen diesen Rechner nicht.',
  empty: 'Noch keine E-Mail. Sobald der Shop eine verschickt, erscheint sie hier.',
  received: 'Empfangen',
  from: 'Von',
  to: 'An',
  copy: 'Kopie an',
  subject: 'Betreff',
  noSubject: '(ohne Betreff)',
  attachments: 'Anhänge',
  attachmentCount: { one: '1 Anhang', other: '{n} Anhänge' },
  message: 'Nachricht',
  plainText: 'Nur Text',
  source: 'Quelltext',
  headers: 'Kopfzeilen',
  back: 'Alle E-Mails',
  deleteAll: 'Alle löschen',
  notFoundTitle: 'Nicht gefunden',
  notFound: 'Diese Seite oder E-Mail gibt es hier nicht. Vielleicht wurde sie gelöscht.',
  behaviour: 'Der Mailserver verhält sich gerade nicht normal:',
  reject: 'Er lehnt jede E-Mail ab.',
  tempfail: 'Er bittet darum, es später noch einmal zu versuchen.',
  slow: 'Er antwortet sehr langsam.',
}

export type Texts = typeof de

const en: Texts = {
  title: 'Mail box',
  intro: 'Every e-mail the shop sends is kept here. None of them leaves this machine.',
  empty: 'No e-mail yet. As soon as the shop sends one, it appears here.',
  received: 'Received',
  from: 'From',
  to: 'To',
  copy: 'Copy to',
  subject: 'Subject',
  noSubject: '(no subject)',
  attachments: 'Attachments',
  attachmentCount: { one: '1 attachment', other: '{n} attachments' },
  message: 'Message',
  plainText: 'Plain text',
  source: 'Source',
  headers: 'Headers',
  back: 'All e-mails',
  deleteAll: 'Delete all',
  notFoundTitle: 'Not found',
  notFound: 'There is no such page or e-mail here. It may have been deleted.',
  behaviour: 'The mail server does not behave normally at the moment:',
  reject: 'It rejects every e-mail.',
  tempfail: 'It asks to try again later.',
  slow: 'It answers very slowly.',
}

export function textsIn(language: Language): Texts {
  return language === 'de' ? de : en
}
