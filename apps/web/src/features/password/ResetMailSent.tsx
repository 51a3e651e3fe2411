import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'

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
