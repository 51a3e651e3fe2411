import { noteRollPost as noting, PRINTED_AT_ONCE, printRollPost as printing, type RollPost } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { notePortalAct, outsideWall } from '../reach/index.ts'
import { factsOfLetters } from './roll-letter.queries.ts'
import { rollLetter } from './roll-letter.ts'
import { keepRollPosted, notePrinted, rollPostToPrint, rollPostWaiting } from './roll-post.queries.ts'
import { mustLeadYear } from './show-years.ts'

// Whether an address is that of an office is known beyond the wall alone.

/** How many letters of a year wait for the post. Refuses `schoolYearNotFound` to a school. */
export const showRollPost = (context: Context, yearGuid: string): Promise<RollPost> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustLeadYear(context, tx, yearGuid)
    return outsideWall(tx, () => rollPostWaiting(tx, year.id))
  })

/**
 * Letters of a year that wait for the post as one file to be printed; nothing counts as delivered by that. Refuses
 * `nothingToPrint`.
 */
export const printRollPost = (context: Context, yearGuid: string) =>
  context.world.db.transaction(async tx => {
    const { world } = context
    const { year } = await mustLeadYear(context, tx, yearGuid)
    const facts = await outsideWall(tx, async () => {
      const partyIds = await rollPostToPrint(tx, year.id, PRINTED_AT_ONCE)
      await notePrinted(tx, { yearId: year.id, partyIds }, world.clock())
      return factsOfLetters(tx, { schoolYearId: year.id, partyIds })
    })
    if (facts.length === 0) refuse('nothingToPrint')
    await notePortalAct(context, tx, printing, { aboutId: year.id, letters: facts.length })
    const letters: Uint8Array[] = []
    for (const one of facts) letters.push((await rollLetter(world, one, 'post')).bytes)
    return { bytes: await world.letters.bound(letters), fileName: `${year.key}.pdf` }
  })

/** The letters that were printed are posted or handed over. Refuses `nothingPrinted`. */
export const noteRollPosted = (context: Context, yearGuid: string): Promise<RollPost> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustLeadYear(context, tx, yearGuid)
    const letters = await outsideWall(tx, () => keepRollPosted(tx, year.id))
    if (letters === 0) refuse('nothingPrinted')
    await notePortalAct(context, tx, noting, { aboutId: year.id, letters })
    return outsideWall(tx, () => rollPostWaiting(tx, year.id))
  })
