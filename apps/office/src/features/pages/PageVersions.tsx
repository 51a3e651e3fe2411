import type { DynamicPage } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { LineDifference } from '../../parts/differences/LineDifference.tsx'
import { getDynamicPageVersions } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  page: DynamicPage
  /** What stands in the form. */
  content: string
  onTake: (version: DynamicPage) => void
}

/** How the page has read before and how it is generated: held against the form, and taken over into it. */
export function PageVersions({ page: { identifier, clientId, language }, content, onTake }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getDynamicPageVersions)
  const [versions, setVersions] = useState<readonly DynamicPage[]>([])
  const [chosen, setChosen] = useState(0)
  const ask = async () => {
    const answer = await dispatch(getDynamicPageVersions({ params: { identifier }, query: { client: clientId } }))
    if (!getDynamicPageVersions.fulfilled.match(answer)) return
    setVersions(answer.payload.data)
    setChosen(answer.payload.data.length - 1)
  }
  const version = versions[chosen]
  const nameOf = ({ isGenerated, version: number, changedOn }: DynamicPage) =>
    isGenerated
      ? t('pagesOfShop.generated')
      : t('pagesOfShop.versionName', { version: number, date: format.date(changedOn) })
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('pagesOfShop.versions')}</Text>
      <CallErrors errors={errors} all />
      {!version && (
        <Row>
          <BusyButton variant="outlined" busy={loading} onClick={() => void ask()}>
            {t('pagesOfShop.showVersions')}
          </BusyButton>
        </Row>
      )}
      {version && (
        <>
          <SelectInput
            label={t('pagesOfShop.compareWith')}
            value={String(chosen)}
            options={versions.map((one, place) => ({ value: String(place), text: nameOf(one) }))}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          <LineDifference
            before={version.content}
            after={content}
            lang={language}
            words={{
              label: t('pagesOfShop.difference'),
              none: t('pagesOfShop.noDifference'),
              gone: t('pagesOfShop.lines.gone'),
              new: t('pagesOfShop.lines.new'),
            }}
          />
          <Row>
            <Button variant="outlined" onClick={() => onTake(version)}>
              {t('pagesOfShop.takeVersion')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}
