import { addressLines } from '@billett/clients'
import {
  getHandOutList,
  type HandOutQuery,
  type NoteHandOut,
  noteHandOut as noting,
  type RollMember,
} from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { csvFile } from '../../../spreadsheet/csv-file.ts'
import { dateText } from '../../run/mail/index.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'
import { fetchedBy, mustReach, notePortalAct } from '../reach/index.ts'
import { HAND_OUT_WORDS } from './hand-out-words.ts'
import { type MemberRow, membersSeen } from './members.queries.ts'
import { keepHandOut } from './members.repository.ts'
import type { SeenYear } from './school-year.repository.ts'
import { presentMembers } from './show-members.ts'
import { mustSeeYear } from './show-years.ts'

/** More than any school has. */
const MOST = 10_000

const classOf = ({ after, before }: MemberRow): string => after?.class ?? before?.class ?? ''

/**
 * Who gets a card at a school, also a first one, by class and name. Refuses an organisation that the reader may not
 * look at.
 */
async function toHandOut(
  context: Context,
  { year }: SeenYear,
  { orgGuid, class: name }: HandOutQuery,
): Promise<MemberRow[]> {
  const { db } = context.world
  const filter = { comesTo: orgGuid, ...(name === undefined ? {} : { class: name }) }
  const rows = await membersSeen(context, db, year.id, filter, { limit: MOST, offset: 0 })
  return rows
    .filter(({ isHandedOut }) => isHandedOut)
    .toSorted((a, b) => (classOf(a) < classOf(b) ? -1 : classOf(a) > classOf(b) ? 1 : 0))
}

type ListFile = { bytes: Uint8Array; mimeType: string; fileName: string }

/** With a line for each to sign on, a class after the other. */
async function asPdf(context: Context, { year }: SeenYear, rows: readonly MemberRow[]): Promise<ListFile> {
  const { world, language } = context
  const words = HAND_OUT_WORDS[language]
  const { operator, texts } = world.client.config
  const classes = Map.groupBy(rows, classOf)
  const { bytes, fileName } = await world.letters.render({
    language,
    look: documentLook(world.client),
    title: words.title,
    number: year.key,
    fileName: `${words.fileName}-${year.key}`,
    createdOn: world.clock(),
    company: { name: operator.company, address: addressLines(texts.address) },
    sections: [
      { paragraphs: [rows.length === 0 ? words.nobody : words.intro(dateText(year.handOutOn, language))] },
      ...[...classes].map(([name, pupils]) => ({
        heading: name === '' ? words.noClass : words.ofClass(name),
        paragraphs: [words.count(pupils.length)],
        list: pupils.map(one => words.sign(`${one.lastName}, ${one.firstName}`, one.cardNumber ?? '')),
      })),
      { paragraphs: [await fetchedBy(context, 'handOut')] },
    ],
  })
  return { bytes, mimeType: 'application/pdf', fileName }
}

async function asCsv(context: Context, { year }: SeenYear, rows: readonly MemberRow[]): Promise<ListFile> {
  const { language } = context
  const words = HAND_OUT_WORDS[language]
  const fetched = await fetchedBy(context, 'handOut')
  async function* batches() {
    yield rows.map(one => [
      classOf(one),
      one.lastName,
      one.firstName,
      one.birthDate,
      one.cardNumber ?? '',
      one.handedOutOn ?? '',
      one.cardReturnedOn ?? '',
      '',
    ])
  }
  const sheet = {
    name: words.title,
    head: words.head,
    batches: batches(),
    foot: () => `${words.count(rows.length)}, ${fetched}`,
  }
  const parts: string[] = []
  for await (const part of csvFile(sheet, language)) parts.push(part)
  return {
    bytes: new TextEncoder().encode(parts.join('')),
    mimeType: 'text/csv; charset=utf-8',
    fileName: `${words.fileName}-${year.key}.csv`,
  }
}

/** The hand-out list of a school as a file. Who fetches it is noted. */
export async function handOutList(context: Context, yearGuid: string, query: HandOutQuery): Promise<ListFile> {
  const { db } = context.world
  const seen = await mustSeeYear(context, db, yearGuid)
  await mustReach(context, db, query.orgGuid)
  const rows = await toHandOut(context, seen, query)
  const { format = 'pdf' } = query
  await notePortalAct(context, db, getHandOutList, { aboutId: query.orgGuid, format, pupils: rows.length })
  return format === 'csv' ? asCsv(context, seen, rows) : asPdf(context, seen, rows)
}

/** Notes whose card was handed out, and whose old one came back. Refuses `studentNotFound`. */
export const noteHandOut = (
  context: Context,
  yearGuid: string,
  { studentGuids, isHandedOut, isCardReturned }: NoteHandOut,
): Promise<RollMember[]> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    const guids = [...new Set(studentGuids)]
    const today = businessDateOf(context.world.clock())
    const which = { yearId: year.id, partyIds: guids }
    const noted = await keepHandOut(context, tx, which, { isHandedOut, isCardReturned, today })
    if (noted < guids.length) refuse('studentNotFound', 'studentGuids')
    await notePortalAct(context, tx, noting, { aboutId: year.id, pupils: guids.length, isHandedOut, isCardReturned })
    return presentMembers(context, tx, year.id, guids)
  })
