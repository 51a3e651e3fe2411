import { spokenName } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { adoptSession } from '@billett/web-kit/session/session-actions.ts'
import type { Session } from '@billett/web-kit/session/session-of.ts'
import { forgetSession } from '@billett/web-kit/session/sign-out.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { declineSession } from '../../state/user/security.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  /** The server has confirmed it. */
  offered: Session
}

/** A link has brought a session of another account: only after a yes it takes the place of the one that is here. */
export function OfferedSessionDialog({ offered }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const stay = () => dispatch(declineSession())
  const change = () => {
    forgetSession(dispatch)
    storedJwt.write(offered.jwt)
    dispatch(adoptSession(offered))
  }
  return (
    <DialogShell
      open
      title={t('signIn.offered.title')}
      onClose={stay}
      actions={
        <>
          <Button variant="outlined" onClick={change}>
            {t('signIn.offered.change')}
          </Button>
          <Button variant="contained" onClick={stay}>
            {t('signIn.offered.stay')}
          </Button>
        </>
      }
    >
      {t('signIn.offered.text', { name: spokenName([offered.firstName, offered.lastName]) })}
    </DialogShell>
  )
}
