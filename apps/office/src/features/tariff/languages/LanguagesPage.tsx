import { isLanguageCode } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Table } from '@billett/web-kit/kit/layout/Table.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useOffice } from '../../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { ListFailure } from '../../../parts/ListFailure.tsx'
import { getSortGroupLanguages, saveSortGroupLanguages } from '../../../state/admin/admin.calls.ts'
import { selectSortGroupLanguages } from '../../../state/admin/admin.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ShopLanguages } from './ShopLanguages.tsx'

/**
 * What the shop says in each language, which languages the texts of tickets are written in, how far each is, and what
 * is missing next (Spec 3 §2.4).
 */
export function LanguagesPage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const dispatch = useAppDispatch()
  const say = useSay()
  const stored = useAppSelector(selectSortGroupLanguages)
  const { failed, errors } = useCall(getSortGroupLanguages)
  const saving = useCall(saveSortGroupLanguages)
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const load = useCallback(() => void dispatch(getSortGroupLanguages()), [dispatch])
  useEffect(load, [load])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    if (!stored) return
    if (!isLanguageCode(code)) return setRefusal(t('tariff.languageFormat'))
    if (stored.languages.some(({ language }) => language === code)) return setRefusal(t('tariff.languageKnown'))
    setRefusal(undefined)
    const added = stored.languages.filter(({ isSpoken }) => !isSpoken).map(({ language }) => language)
    const body = { version: stored.version, languages: [...added, code] }
    const answer = await dispatch(saveSortGroupLanguages({ body }))
    // Where somebody else was faster, theirs is shown; what was typed stays.
    if (!saveSortGroupLanguages.fulfilled.match(answer)) return load()
    setTyped('')
    say(t('tariff.languageAdded', { language: code }))
  }
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.languages')} lead={t('tariff.languagesLead')} />
      <Stack spacing={2}>
        <ShopLanguages />
        <Text variant="h2">{t('tariff.ticketLanguages')}</Text>
        {failed && !stored && <ListFailure errors={errors} onAgain={load} />}
        {!failed && !stored && <SkeletonList label={t('common.loading')} />}
        {stored && (
          <Table label={t('frame.titles.languages')}>
            <thead>
              <tr>
                <th scope="col">{t('tariff.language')}</th>
                <th scope="col">{t('tariff.complete')}</th>
                <th scope="col">{t('tariff.nextMissing')}</th>
              </tr>
            </thead>
            <tbody>
              {stored.languages.map(({ language, written, total, nextMissing }) => (
                <tr key={language}>
                  <th scope="row">{language}</th>
                  <td>{t('tariff.writtenOf', { written, total })}</td>
                  <td>
                    {nextMissing === null ? (
                      t('tariff.allThere')
                    ) : (
                      <TextLink
                        component={Link}
                        to={`${link('adminSortGroupTexts')}?group=${nextMissing}&language=${language}`}
                      >
                        {nextMissing}
                      </TextLink>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        <CallErrors errors={saving.errors} all />
        <form noValidate onSubmit={event => void add(event)}>
          <Stack spacing={1}>
            <TextInput
              label={t('tariff.newLanguage')}
              hint={t('tariff.newLanguageHint')}
              value={typed}
              maxLength={5}
              error={refusal}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Row>
              <BusyButton type="submit" variant="contained" busy={saving.loading}>
                {t('tariff.addLanguage')}
              </BusyButton>
            </Row>
          </Stack>
        </form>
      </Stack>
    </Page>
  )
}
