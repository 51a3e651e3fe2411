import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { resetOpenId } from '../../state/user/security.slice.ts'
import { selectAccessRequest } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { inlineLinks } from '../person/inline-links.tsx'

interface Props {
  /** Signs in once more, now with what was agreed to. */
  onApprove: (acceptedTermsId: string) => void
}

/**
 * What another service wants to know of the customer, who agrees by a tick and a button or sends it away (Spec 1 §2.6).
 */
export function ThirdPartyAccess({ onApprove }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectAccessRequest)
  const [ticked, setTicked] = useState(false)
  if (!request) return null
  const { client, requestedRights, scheme, redirectUrlOnError } = request
  return (
    <DialogShell
      open
      title={t('signIn.access.title', { name: client.name })}
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              dispatch(resetOpenId())
              window.location.assign(redirectUrlOnError)
            }}
          >
            {t('common.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={scheme.isRequired && !ticked}
            onClick={() => {
              dispatch(resetOpenId())
              onApprove(scheme.guid)
            }}
          >
            {t('signIn.access.approve')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Text>{t('signIn.access.text', { name: client.name })}</Text>
        <ul>
          {requestedRights.map(right => (
            <li key={right}>{right}</li>
          ))}
        </ul>
        {scheme.isVisibleToUser && (
          <CheckboxInput
            checked={ticked}
            onChange={event => setTicked(event.target.checked)}
            label={inlineLinks(scheme.description)}
          />
        )}
      </Stack>
    </DialogShell>
  )
}
