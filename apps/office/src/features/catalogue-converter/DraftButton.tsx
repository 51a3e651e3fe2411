import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useState } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { sendTariff } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** JSON. */
  catalogue: string
  fileName: string
}

/** Takes a catalogue as a draft of the tariff, and then leads to it. */
export function DraftButton({ catalogue, fileName }: Props) {
  const { t } = useTexts()
  const { link } = useOffice()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(sendTariff)
  const [taken, setTaken] = useState<string>()
  const take = async () => {
    const file = new File([catalogue], fileName, { type: 'application/json' })
    const answer = await dispatch(sendTariff({ body: { file } }))
    if (sendTariff.fulfilled.match(answer) && answer.payload.data[0]?.version) setTaken(catalogue)
  }
  if (taken === catalogue)
    return (
      <TextLink component={Link} to={link('adminTariffVersions')}>
        {t('converter.toDraft')}
      </TextLink>
    )
  return (
    <>
      <BusyButton variant="outlined" busy={loading} onClick={() => void take()}>
        {t('converter.draft')}
      </BusyButton>
      <CallErrors errors={errors} all />
    </>
  )
}
