import { Button, type ButtonLook } from '@billett/web-kit/kit/controls/Button.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Suspense, useState } from 'react'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const ResendActivation = lazyWithTexts(['signIn'], () =>
  import('./ResendActivation.tsx').then(module => module.ResendActivation),
)

interface Props extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Stands in the dialog already. */
  email: string
}

/** Opens the dialog that sends another activation mail, and says when it was sent. */
export function ResendButton({ email, ...button }: Props) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setOpen(true)}>
        {t('signIn.resend.open')}
      </Button>
      <LiveRegion>{sent && <MessageBox kind="success">{t('signIn.resend.sent')}</MessageBox>}</LiveRegion>
      {open && (
        <Suspense fallback={null}>
          <ResendActivation
            email={email}
            onClose={() => setOpen(false)}
            onSent={() => {
              setOpen(false)
              setSent(true)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
