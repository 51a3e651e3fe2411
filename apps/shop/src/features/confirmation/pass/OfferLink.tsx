import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

/** The link by which a ticket is taken: shared where the device can, copied everywhere. The focus comes to it. */
export function OfferLink({ url, ticketName }: { url: string; ticketName: string }) {
  const { t } = useTexts()
  const [copied, setCopied] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const copy = async () => {
    field.current?.select()
    // Where nothing may be written to the clipboard, the text that is chosen is copied by hand.
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => field.current?.focus(),
    )
  }
  // Whoever closes the device's sheet has changed their mind.
  const share = () =>
    void navigator.share({ text: t('handOver.shareText', { ticket: ticketName }), url }).catch(() => undefined)
  return (
    <Stack spacing={1.5}>
      <TextInput
        ref={field}
        id={id}
        label={t('handOver.link')}
        hint={t('handOver.linkHint')}
        value={url}
        readOnly
        onFocus={event => event.target.select()}
      />
      <Stack direction="row from sm" spacing={1.5}>
        {'share' in navigator && (
          <Button variant="outlined" onClick={share}>
            {t('handOver.share')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => void copy()}>
          {t('handOver.copy')}
        </Button>
      </Stack>
      <LiveRegion>{copied && <Text>{t('handOver.copied')}</Text>}</LiveRegion>
    </Stack>
  )
}
