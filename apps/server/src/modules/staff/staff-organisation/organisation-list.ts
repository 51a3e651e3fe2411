import { ORGANISATION_COLUMN_WORDS, ORGANISATION_KIND_WORDS, type StaffOrganisation } from '@billett/contract'
import { organisationFilter, organisationsAddress } from '@billett/contract/lists/organisations-address.ts'
import { CLIENT_COLUMN, declaredList, type ListColumn, rowsByPage } from '../listing/index.ts'
import { filterOf } from './list-organisations.ts'
import { organisationsOf } from './listed-organisations.queries.ts'
import { presentOrganisation } from './show-organisation.ts'

const COLUMNS: readonly ListColumn<StaffOrganisation>[] = [
  { name: ORGANISATION_COLUMN_WORDS.name, cell: ({ name }) => name },
  { name: ORGANISATION_COLUMN_WORDS.kind, cell: ({ kind }, { language }) => ORGANISATION_KIND_WORDS[kind][language] },
  { name: ORGANISATION_COLUMN_WORDS.number, cell: ({ number }) => number },
  { name: ORGANISATION_COLUMN_WORDS.town, cell: ({ town }) => town },
  { name: ORGANISATION_COLUMN_WORDS.parent, cell: ({ parent }) => parent?.name ?? null },
  { name: ORGANISATION_COLUMN_WORDS.payer, cell: ({ payer }) => payer?.name ?? null },
  { name: ORGANISATION_COLUMN_WORDS.students, cell: ({ students }) => students },
  { name: ORGANISATION_COLUMN_WORDS.contactPersons, cell: ({ contactPersons }) => contactPersons },
  { name: ORGANISATION_COLUMN_WORDS.validUntil, cell: ({ validUntil }) => validUntil },
  CLIENT_COLUMN,
]

/** Organisations as a file. */
export const organisationList = declaredList(organisationsAddress, (context, state) => {
  const { world } = context
  const filter = filterOf(context, organisationFilter(state))
  const rows = rowsByPage(async window =>
    (await organisationsOf(world.db, filter, window)).map(row => presentOrganisation(world, row)),
  )
  return { name: 'organisations', columns: COLUMNS, rows }
})
