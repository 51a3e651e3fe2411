import type { MailPreview } from '@billett/contract'
import { LANGUAGES, type Language } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { ClientField } from '../../parts/ClientField.tsx'
import { previewFulfillmentMail, previewFulfillmentPdf } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './SamplePreview.module.css'

/** Each in its own words. */
const NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English' }

/** The mail and the tickets as buyers get them just now, by language and client: of an order that nobody has placed. */
export function SamplePreview() {
  const { t, language: spoken } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [language, setLanguage] = useState<Language>(spoken)
  const [clientId, setClientId] = useState('')
  const [mail, setMail] = useState<MailPreview>()
  const mailCall = useCall(previewFulfillmentMail)
  const pdfCall = useCall(previewFulfillmentPdf)
  const query = { language, clientId: clientId || undefined }
  const showMail = async () => {
    const answer = await dispatch(previewFulfillmentMail({ query }))
    if (previewFulfillmentMail.fulfilled.match(answer)) setMail(answer.payload.data[0])
  }
  const savePdf = async () => {
    const answer = await dispatch(previewFulfillmentPdf({ query }))
    if (!previewFulfillmentPdf.fulfilled.match(answer) || !answer.payload.file) return
    saveFile(answer.payload.file)
    say(t('fulfilment.previewSaved', { fileName: answer.payload.file.fileName }))
  }
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('fulfilment.preview')}</Text>
      <Text>{t('fulfilment.previewText')}</Text>
      <SegmentedControl
        label={t('fulfilment.previewLanguage')}
        value={language}
        options={LANGUAGES.map(value => ({ value, text: NAMES[value] }))}
        onChange={chosen => {
          setLanguage(chosen)
          setMail(undefined)
        }}
      />
      <ClientField
        value={clientId}
        onChange={chosen => {
          setClientId(chosen)
          setMail(undefined)
        }}
      />
      <CallErrors errors={[...mailCall.errors, ...pdfCall.errors]} all />
      <Row>
        <BusyButton variant="outlined" busy={mailCall.loading} onClick={() => void showMail()}>
          {t('fulfilment.previewMail')}
        </BusyButton>
        <BusyButton variant="outlined" busy={pdfCall.loading} onClick={() => void savePdf()}>
          {t('fulfilment.previewPdf')}
        </BusyButton>
      </Row>
      {mail && (
        <>
          <Text variant="h3">{mail.subject}</Text>
          <iframe className={styles.mail} sandbox="" srcDoc={mail.html} title={mail.subject} />
        </>
      )}
    </Stack>
  )
}
