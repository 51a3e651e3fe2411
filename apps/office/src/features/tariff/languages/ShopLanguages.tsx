import type { StaffLanguage } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { ListFailure } from '../../../parts/ListFailure.tsx'
import { getStaffLanguages } from '../../../state/admin/admin.calls.ts'
import { selectLanguages } from '../../../state/admin/admin.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { LanguageGaps } from './LanguageGaps.tsx'

/** How much of its texts and pages a shop says in each language it speaks, and what is missing, with the way there. */
export function ShopLanguages() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const languages: readonly StaffLanguage[] | null = useAppSelector(selectLanguages)
  const { failed, errors } = useCall(getStaffLanguages)
  const load = useCallback(() => void dispatch(getStaffLanguages()), [dispatch])
  useEffect(load, [load])
  return (
    <section>
      <Text variant="h2">{t('tariff.shopLanguages')}</Text>
      {failed && !languages && <ListFailure errors={errors} onAgain={load} />}
      {!failed && !languages && <SkeletonList label={t('common.loading')} rows={2} />}
      {languages && (
        <>
          <Table label={t('tariff.shopLanguages')}>
            <thead>
              <tr>
                <th scope="col">{t('tariff.language')}</th>
                <th scope="col">{t('tariff.shopTexts')}</th>
                <th scope="col">{t('tariff.shopPages')}</th>
              </tr>
            </thead>
            <tbody>
              {languages.map(({ language, texts, pages }) => (
                <tr key={language}>
                  <th scope="row">{t(language === 'de' ? 'pagesOfShop.languages.de' : 'pagesOfShop.languages.en')}</th>
                  <td>{t('tariff.writtenOf', texts)}</td>
                  <td>{t('tariff.writtenOf', pages)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {languages.map(({ language, gaps }) => (
            <LanguageGaps key={language} language={language} gaps={gaps} />
          ))}
        </>
      )}
    </section>
  )
}
