import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { factorSetUp } from '../../state/second-factor/factor.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './codes.module.css'

interface Props {
  codes: readonly string[]
  onKept?: (() => void) | undefined
}

/** What is to be written down, shown this once; the focus comes here. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const box = useRef<HTMLDivElement>(null)
  const keep = () => {
    dispatch(factorSetUp())
    onKept?.()
  }
  useEffect(() => box.current?.focus(), [])
  return (
    <Stack spacing={2}>
      <MessageBox kind="success" title={t('office.factor.codesTitle')} ref={box} role="group">
        {t('office.factor.codesText')}
      </MessageBox>
      <ol className={styles.codes} aria-label={t('office.factor.codesTitle')}>
        {codes.map(code => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <Button variant="contained" size="large" onClick={keep}>
        {t('office.factor.codesKept')}
      </Button>
    </Stack>
  )
}
