import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  email: string
  onAgain: () => void
}

export function ResetMailSent({ email, onAgain }: Props) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <>
      <Headline headline={t('signIn.reset.sentHeadline')} />
      <MessageBox
        kind="success"
        ref={box}
        action={
          <Button variant="outlined" onClick={onAgain}>
            {t('signIn.reset.otherEmail')}
          </Button>
        }
      >
        {t('signIn.reset.sentText', { email })}
      </MessageBox>
    </>
  )
}
