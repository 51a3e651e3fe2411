import type { RailTicketData } from './fcb/rail-ticket-data.ts'
import { railTicketData } from './fcb/rail-ticket-data.ts'
import { railTicketData1 } from './fcb-1/rail-ticket-data.ts'
import type { Codec } from './uper/codec.ts'

/** Versions of the Flexible Content Barcode. Readers that are years old know 1.3 alone. */
export const EDITIONS = ['1.3', '3'] as const
export type Edition = (typeof EDITIONS)[number]

interface Content {
  edition: Edition
  codec: Codec<RailTicketData>
  /** Version of the record U_FLEX in UIC 918.3. */
  flexVersion: string
  /** Name of the format in DOSIPAS. */
  dataFormat: string
}

const CONTENTS: Record<Edition, Content> = {
  '1.3': { edition: '1.3', codec: railTicketData1, flexVersion: '13', dataFormat: 'FCB1' },
  '3': { edition: '3', codec: railTicketData, flexVersion: '03', dataFormat: 'FCB3' },
}

export const contentOf = (edition: Edition): Content => CONTENTS[edition]

/** Undefined for an edition that cannot be read here. */
export const contentBy = (name: Partial<Pick<Content, 'flexVersion' | 'dataFormat'>>): Content | undefined =>
  Object.values(CONTENTS).find(
    ({ flexVersion, dataFormat }) => flexVersion === name.flexVersion || dataFormat === name.dataFormat,
  )
