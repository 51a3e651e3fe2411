import type { StaffPriceCampaign } from '@billett/contract'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useMemo } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CampaignState } from './CampaignState.tsx'

/** What a campaign is shown by. */
export function useCampaignColumns(): readonly DataColumn<StaffPriceCampaign>[] {
  const { t } = useTexts()
  const { link } = useOffice()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'offer',
        header: t('campaigns.offer'),
        whole: true,
        cell: ({ guid, offerTitle }) => (
          <TextLink component={Link} to={link('adminPriceCampaign', { id: guid })}>
            {offerTitle}
          </TextLink>
        ),
      },
      { id: 'state', header: t('campaigns.state'), cell: ({ state }) => <CampaignState state={state} /> },
      {
        id: 'effectiveOn',
        header: t('campaigns.effectiveOn'),
        whole: true,
        cell: ({ effectiveOn }) => format.date(effectiveOn),
      },
      {
        id: 'deadline',
        header: t('campaigns.deadline'),
        whole: true,
        cell: ({ deadline }) => format.date(deadline),
      },
      { id: 'mode', header: t('campaigns.mode'), cell: ({ mode }) => t(`campaigns.modes.${mode}`) },
      { id: 'editedBy', header: t('campaigns.editedBy'), cell: ({ editedBy }) => editedBy },
      { id: 'releasedBy', header: t('campaigns.releasedBy'), cell: ({ releasedBy }) => releasedBy ?? '–' },
    ],
    [t, link, format],
  )
}
