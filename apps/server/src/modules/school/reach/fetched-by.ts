import { type Language, wallClocks } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { dateText } from '../../run/mail/index.ts'
import { nameOfVisitor } from './name-of-visitor.queries.ts'

/** What people of the portal fetch a file for. */
export type FileUse = 'list' | 'problems' | 'report' | 'control' | 'handOut'

interface Words {
  fetched: (who: string, on: string) => string
  uses: Readonly<Record<FileUse, string>>
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    fetched: (who, on) => `abgerufen von ${who} am ${on}`,
    uses: {
      list: 'nur zum Abgleich mit der eigenen Liste',
      problems: 'nur zur Berichtigung der Liste',
      report: 'nur zur Abrechnung',
      control: 'nur zur Kontrolle der Tickets des Monats',
      handOut: 'nur zur Ausgabe der Karten',
    },
  },
  en: {
    fetched: (who, on) => `fetched by ${who} on ${on}`,
    uses: {
      list: 'only to compare it with the own list',
      problems: 'only to correct the list',
      report: 'only to settle accounts',
      control: 'only to check the tickets of the month',
      handOut: 'only to hand out the cards',
    },
  },
}

/**
 * Who has a file, since when and what for: it stands below the rows, as whoever finds the file has to know whose it is.
 */
export async function fetchedBy(context: Context, use: FileUse): Promise<string> {
  const { world, language } = context
  const who = (await nameOfVisitor(context, world.db)) || '–'
  const { date, time } = wallClocks(world.regions.current().timeZone)(world.clock())
  const { fetched, uses } = WORDS[language]
  return `${fetched(who, `${dateText(date, language)}, ${time}`)}, ${uses[use]}`
}
