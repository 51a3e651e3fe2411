import type { Delivery, Language } from '@billett/domain'
import { officeRoutes } from '@billett/paths'
import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { greeting, letter, paragraph } from '../../run/mail/index.ts'

const WORDS = {
  de: {
    subject: (view: string) => `Ihr Export „${view}“ ist da`,
    text: (view: string, rows: number) =>
      `die Ansicht „${view}“ hat heute ${rows} Zeilen. Die Datei liegt 14 Tage bei Ihren geplanten Exporten. Dazu melden Sie sich an: In dieser E-Mail steht nichts daraus.`,
    folder: 'Außerdem liegt sie im Ordner für geplante Exporte.',
    link: 'Zu den geplanten Exporten',
    endedSubject: (view: string) => `Ihr Export „${view}“ ist beendet`,
    ended: (view: string) =>
      `die Ansicht „${view}“ wird Ihnen nicht mehr geschickt, denn Sie dürfen diese Liste nicht mehr sehen.`,
  },
  en: {
    subject: (view: string) => `Your export “${view}” is here`,
    text: (view: string, rows: number) =>
      `the view “${view}” has ${rows} rows today. The file is among your scheduled exports for 14 days. Please sign in for it: nothing of it is in this mail.`,
    folder: 'It is in the folder of scheduled exports, too.',
    link: 'To the scheduled exports',
    endedSubject: (view: string) => `Your export “${view}” has ended`,
    ended: (view: string) => `the view “${view}” is sent to you no more, since you may not see this list any more.`,
  },
} as const satisfies Record<Language, unknown>

interface Told {
  id: string
  to: { email: string; name: string }
  language: Language
  view: string
  delivery: Delivery
  /** Of the file; null where there is none any more. */
  rows: number | null
}

/** Says that a file is there, and where; what is in it stands in no mail. */
export function scheduleMail({ client, config }: World, { id, to, language, view, rows, delivery }: Told): Mail {
  const words = WORDS[language]
  const url = `${new URL(config.PUBLIC_URL).origin}${officeRoutes.adminSchedules[language]}`
  return letter(client, language, {
    id,
    to: to.email,
    subject: rows === null ? words.endedSubject(view) : words.subject(view),
    blocks: [
      paragraph(greeting(language, to.name)),
      paragraph(rows === null ? words.ended(view) : words.text(view, rows)),
      ...(rows !== null && delivery === 'folder' ? [paragraph(words.folder)] : []),
      { kind: 'link', text: words.link, url },
    ],
  })
}
