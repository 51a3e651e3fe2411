import {
  type LettersToPost,
  notePosted as noting,
  type PostedLetters,
  PRINTED_AT_ONCE,
  printLetters as printing,
} from '@billett/contract'
import { businessDateOf, deliveredOn, objectionUntil } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { nameOfVisitor, notePortalAct, outsideWall } from '../reach/index.ts'
import {
  filesOfLetters,
  keepPosted,
  lettersPrinted,
  lettersToPrint,
  lettersWaiting,
  notePrinted,
} from './post.queries.ts'

/** How many letters wait for the post, of those that the reader pays for. */
export const showLettersToPost = (context: Context): Promise<LettersToPost> => lettersWaiting(context, context.world.db)

/**
 * The letters that wait for the post as one file to be printed; nothing counts as delivered by that. Refuses
 * `nothingToPrint`.
 */
export const printLettersToPost = (context: Context) =>
  context.world.db.transaction(async tx => {
    const { world } = context
    const ids = await lettersToPrint(context, tx, PRINTED_AT_ONCE)
    const [first] = ids
    if (!first) return refuse('nothingToPrint')
    const letters = await outsideWall(tx, () => filesOfLetters(tx, ids))
    const now = world.clock()
    await notePrinted(tx, ids, now)
    await notePortalAct(context, tx, printing, { aboutId: first, letters: ids.length })
    return { bytes: await world.letters.bound(letters), fileName: `${businessDateOf(now)}.pdf` }
  })

/**
 * The letters that were printed are posted: they count as delivered some days after, and the term of objections begins.
 * Refuses `nothingPrinted`, and a day that is to come or before they were printed.
 */
export const noteLettersPosted = (context: Context, { postedOn }: PostedLetters): Promise<LettersToPost> =>
  context.world.db.transaction(async tx => {
    const { world } = context
    const printed = await lettersPrinted(context, tx)
    const [first] = printed
    if (!first) return refuse('nothingPrinted')
    const now = world.clock()
    if (postedOn > businessDateOf(now) || printed.some(({ printedOn }) => postedOn < printedOn))
      refuse('notValid', 'postedOn')
    const delivered = deliveredOn(postedOn)
    const ids = printed.map(({ id }) => id)
    const postedBy = await nameOfVisitor(context, tx)
    const terms = { deliveredOn: delivered, objectionUntil: objectionUntil(delivered) }
    await keepPosted(tx, ids, { postedOn, postedBy, sentOn: now, ...terms })
    await notePortalAct(context, tx, noting, { aboutId: first.id, letters: ids.length, postedOn })
    return lettersWaiting(context, tx)
  })
