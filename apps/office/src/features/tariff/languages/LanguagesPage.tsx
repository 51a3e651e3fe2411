import { isLanguageCode } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiTranslate } from '@mdi/js'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { StaffList } from '../../../parts/list/StaffList.tsx'
import { getSortGroupLanguages, saveSortGroupLanguages } from '../../../state/admin/admin.calls.ts'
import { selectSortGroupLanguages } from '../../../state/admin/admin.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ShopLanguages } from './ShopLanguages.tsx'
import { useLanguageColumns } from './use-language-columns.tsx'

const NONE = [] as const

/**
 * What the shop says in each language, which languages the texts of tickets are written in, how far each is, and what
 * is missing next (Spec 3 §2.4).
 */
export function LanguagesPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const stored = useAppSelector(selectSortGroupLanguages)
  const { loading, failed, errors } = useCall(getSortGroupLanguages)
  const columns = useLanguageColumns()
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
    <Page>
      <Headline headline={t('frame.titles.languages')} lead={t('tariff.languagesLead')} />
      <Stack spacing={2}>
        <ShopLanguages tickets={stored?.languages ?? NONE} />
        <Text variant="h2">{t('tariff.ticketLanguages')}</Text>
        <StaffList
          label={t('frame.titles.languages')}
          columns={columns}
          asked={{ rows: stored?.languages, busy: loading, failed, errors, again: load }}
          rowId={({ language }) => language}
          rowName={({ language }) => language}
          count={undefined}
          none={{ icon: mdiTranslate, title: t('tariff.noLanguage'), text: '' }}
        />
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
