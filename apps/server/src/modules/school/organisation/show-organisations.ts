import type { OwnOrganisation, PayersDetail, SchoolDetail, SchoolOrganisation } from '@billett/contract'
import {
  addMonths,
  businessDateOf,
  firstOfMonth,
  isPayingKind,
  ORGANISATIONS_PER_PAGE,
  reportSpan,
  schoolYearOf,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { payerOf } from '../reach/index.ts'
import { aboveOf, addressOf, claimedFor, figuresOf } from './detail.queries.ts'
import { organisationById, organisationsLike, organisationsOfPage, ownOrganisations } from './organisation.queries.ts'

const FIRST_PAGE = { limit: ORGANISATIONS_PER_PAGE, offset: 0 }

export const showOrganisations = (context: Context, page = 0): Promise<SchoolOrganisation[]> =>
  organisationsOfPage(context, context.world.db, { ...FIRST_PAGE, offset: page * ORGANISATIONS_PER_PAGE })

export const searchForOrganisations = (context: Context, text: string): Promise<SchoolOrganisation[]> =>
  organisationsLike(context, context.world.db, text, FIRST_PAGE)

export async function showOwnOrganisations(context: Context): Promise<OwnOrganisation[]> {
  const own = await ownOrganisations(context, context.world.db, FIRST_PAGE)
  return own.map(organisation => ({
    ...organisation,
    view: isPayingKind(organisation.kind) ? 'payer' : 'school',
    words: organisation.kind === 'company' || organisation.kind === 'department' ? 'company' : 'school',
  }))
}

async function seenOrganisation(context: Context, id: string): Promise<SchoolDetail & { pays: boolean }> {
  const { db, clock } = context.world
  const organisation = await organisationById(context, db, id)
  const address = await addressOf(context, db, id)
  if (!organisation || !address) return refuse('organisationNotFound', 'guid')
  const payer = await payerOf(db, id, businessDateOf(clock()))
  return {
    ...organisation,
    ...address,
    ...(await figuresOf(context, db, id)),
    payers: payer ? [payer] : [],
    above: await aboveOf(context, db, id),
  }
}

/** An organisation without money. Refuses `organisationNotFound` one the reader may not look at as one that is not. */
export const showForSchool = (context: Context, id: string): Promise<SchoolDetail> => seenOrganisation(context, id)

/** An organisation with what is claimed for it; to people of a school it is as if there were none. */
export async function showForPayer(context: Context, id: string): Promise<PayersDetail> {
  const { pays, ...seen } = await seenOrganisation(context, id)
  if (!pays) return refuse('organisationNotFound', 'guid')
  const today = businessDateOf(context.world.clock())
  const month = { from: firstOfMonth(today), until: firstOfMonth(addMonths(firstOfMonth(today), 1)) }
  const year = reportSpan(schoolYearOf(today).label) ?? month
  const { db } = context.world
  const monthInCent = await claimedFor(context, db, id, month)
  return { ...seen, monthInCent, yearInCent: await claimedFor(context, db, id, year) }
}
