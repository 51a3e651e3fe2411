import { OFFER_COLUMN_WORDS, OFFER_STATE_WORDS, type StaffOffer } from '@billett/contract'
import { offersAddress } from '@billett/contract/lists/offers-address.ts'
import { saidSort } from '@billett/domain'
import { CLIENT_COLUMN, declaredList, type ListColumn, rowsAtOnce } from '../listing/index.ts'
import { listOffers } from './show-offers.ts'

const COLUMNS: readonly ListColumn<StaffOffer>[] = [
  { name: OFFER_COLUMN_WORDS.title, cell: ({ title }) => title },
  { name: OFFER_COLUMN_WORDS.key, cell: ({ key }) => key },
  { name: OFFER_COLUMN_WORDS.category, cell: ({ category }) => category },
  {
    name: OFFER_COLUMN_WORDS.state,
    cell: ({ versions }, { language }) =>
      versions
        .filter(({ state }, index) => index === 0 || state === 'released')
        .map(({ version, state }) => `${version}: ${OFFER_STATE_WORDS[state][language]}`)
        .join(', '),
  },
  { name: OFFER_COLUMN_WORDS.editedBy, cell: ({ versions: [latest] }) => latest?.editedBy ?? null },
  { name: OFFER_COLUMN_WORDS.editedOn, cell: ({ versions: [latest] }, { at }) => at(latest?.editedOn ?? null) },
  CLIENT_COLUMN,
]

/** Subscriptions on offer as a file. */
export const offerList = declaredList(offersAddress, (context, { clientId, sort }) => ({
  name: 'offers',
  columns: COLUMNS,
  rows: rowsAtOnce(listOffers(context, { clientId: clientId || undefined, sort: saidSort(sort) })),
}))
