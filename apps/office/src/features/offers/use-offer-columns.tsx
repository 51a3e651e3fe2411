import type { StaffOffer } from '@billett/contract'
import type { VersionSource } from '@billett/domain'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Chip } from '@billett/web-kit/kit/text/Chip.tsx'
import { useMemo } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const COLOURS = { draft: 'warning', released: 'success', retired: 'default' } as const

/** Who wrote what came with the product. */
const SHIPPED: VersionSource = 'product'

/** What a subscription is listed by: its versions that count, and who wrote the last one. */
export function useOfferColumns(): readonly DataColumn<StaffOffer>[] {
  const { t } = useTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'title', header: t('offers.title'), cell: ({ title }) => title },
      { id: 'key', header: t('offers.key'), cell: ({ key }) => key },
      { id: 'category', header: t('offers.category'), cell: ({ category }) => category },
      {
        id: 'state',
        header: t('offers.state'),
        cell: ({ versions }) => (
          <Row spacing={1}>
            {versions
              .filter(({ state }, index) => index === 0 || state === 'released')
              .map(({ guid, version, state }) => (
                <Chip key={guid} color={COLOURS[state]} label={t(`offers.versionIs.${state}`, { version })} />
              ))}
          </Row>
        ),
      },
      {
        id: 'editedBy',
        header: t('offers.editedBy'),
        cell: ({ versions: [latest] }) => (latest?.editedBy === SHIPPED ? t('offers.shipped') : latest?.editedBy),
      },
      {
        id: 'editedOn',
        header: t('offers.editedOn'),
        whole: true,
        cell: ({ versions: [latest] }) => latest && format.instantDateTime(latest.editedOn),
      },
      { id: 'client', header: t('office.client'), cell: ({ client }) => client },
    ],
    [t, format],
  )
}
