import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import { MarkedText } from '@billett/web-kit/text/MarkedText.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { setTermsDialog } from '../../state/user/account.slice.ts'
import { acceptTerms } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** New terms: accepted by a tick and a button, or put off by closing the dialog (Spec 1 §4, §5). */
export function TermsDialog() {
  const { t } = useTexts()
  const { client, language } = useShop()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(acceptTerms)
  const [ticked, setTicked] = useState(false)
  const [tried, setTried] = useState(false)
  const { alternativeTerms } = client.config.texts
  const close = () => dispatch(setTermsDialog(false))
  const save = () => {
    setTried(true)
    if (ticked) void dispatch(acceptTerms({ body: { acceptedOn: new Date().toISOString() } }))
  }
  return (
    <DialogShell
      open
      title={t('signIn.terms.title')}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" onClick={close}>
            {t('common.close')}
          </Button>
          <BusyButton busy={loading} onClick={save}>
            {t('signIn.terms.save')}
          </BusyButton>
        </>
      }
    >
      <Stack spacing={2}>
        <div>{t('signIn.terms.text')}</div>
        <CheckboxInput
          checked={ticked}
          onChange={event => setTicked(event.target.checked)}
          error={tried && !ticked ? t('signIn.terms.error') : undefined}
          label={
            alternativeTerms?.[language] ?? (
              <MarkedText
                text={t('signIn.terms.agree')}
                marks={{
                  terms: words => (
                    <RouteLink to="terms" target="_blank">
                      {words}
                    </RouteLink>
                  ),
                }}
              />
            )
          }
        />
        <CallErrors errors={errors} all />
      </Stack>
    </DialogShell>
  )
}
