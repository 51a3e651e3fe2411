import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAccessRequest } from '../../state/user/user.selectors.ts'
import { resetOpenId } from '../../state/user/user.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CheckboxInput } from '../../ui/CheckboxInput.tsx'
import { DialogShell } from '../../ui/DialogShell.tsx'
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
        <Typography>{t('signIn.access.text', { name: client.name })}</Typography>
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
