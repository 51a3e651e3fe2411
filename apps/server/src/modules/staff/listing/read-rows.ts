import type { Done } from '../../../call/act/doing.ts'
import { items } from '../../../call/answer.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { World } from '../../../world.ts'

/**
 * A list that names people in full to who may see personal details, and the note of whom they have read: of rows that
 * name nobody to them only that they have looked.
 */
export const readRows = <Row>(
  world: Pick<World, 'client'>,
  rows: readonly Row[],
  { isFull, idOf }: { isFull: boolean; idOf: (row: Row) => string },
): Done<Row> => ({
  answer: items([...rows]),
  act: {
    kind: 'shop',
    id: '',
    clientId: clientIdOf(world),
    after: { shownInFull: isFull, cases: isFull ? rows.map(idOf) : [] },
  },
})
