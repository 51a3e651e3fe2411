import type { StaffLanguage } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiTranslate } from '@mdi/js'
import { useCallback, useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { StaffList } from '../../../parts/list/StaffList.tsx'
import { getStaffLanguages } from '../../../state/admin/admin.calls.ts'
import { selectLanguages } from '../../../state/admin/admin.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { LanguageGaps } from './LanguageGaps.tsx'
import { type Share, shareOf, useShare } from './use-share.ts'

interface Props {
  /** The texts of tickets by language and country: `de-DE`. */
  tickets: readonly (Share & { language: string })[]
}

/** How complete the shop is in each language it speaks: its texts, tickets and pages; and what is missing. */
export function ShopLanguages({ tickets }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const languages: readonly StaffLanguage[] | null = useAppSelector(selectLanguages)
  const { loading, failed, errors } = useCall(getStaffLanguages)
  const load = useCallback(() => void dispatch(getStaffLanguages()), [dispatch])
  useEffect(load, [load])
  const shareText = useShare()
  const nameOf = useCallback(
    ({ language }: StaffLanguage) => t(language === 'de' ? 'pagesOfShop.languages.de' : 'pagesOfShop.languages.en'),
    [t],
  )
  const columns = useMemo((): DataColumn<StaffLanguage>[] => {
    const shared = (id: string, header: string, of: (row: StaffLanguage) => Share | undefined) => ({
      id,
      header,
      whole: true,
      end: true,
      cell: (row: StaffLanguage) => {
        const share = of(row)
        return share ? shareText(share) : '–'
      },
      sortedBy: (row: StaffLanguage) => shareOf(of(row) ?? { written: 0, total: 1 }),
    })
    const ofTickets = ({ language }: StaffLanguage) =>
      tickets.find(({ language: code }) => code.startsWith(`${language}-`))
    return [
      { id: 'language', header: t('tariff.language'), whole: true, cell: nameOf, sortedBy: nameOf },
      shared('texts', t('tariff.shopTexts'), ({ texts }) => texts),
      shared('tickets', t('tariff.ticketLanguages'), ofTickets),
      shared('pages', t('tariff.shopPages'), ({ pages }) => pages),
    ]
  }, [t, nameOf, shareText, tickets])
  return (
    <Stack spacing={2}>
      <Text variant="h2">{t('tariff.shopLanguages')}</Text>
      <StaffList
        label={t('tariff.shopLanguages')}
        columns={columns}
        asked={{ rows: languages ?? undefined, busy: loading, failed, errors, again: load }}
        rowId={({ language }) => language}
        rowName={nameOf}
        count={undefined}
        none={{ icon: mdiTranslate, title: t('tariff.noLanguage'), text: '' }}
      />
      {languages?.map(({ language, gaps }) => (
        <LanguageGaps key={language} language={language} gaps={gaps} />
      ))}
    </Stack>
  )
}
