import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './SecretDialog.module.css'

interface Props {
  title: string
  /** What to do with it. */
  text: string
  secret: string
  onClose: () => void
}

/** A secret that is shown this once. */
export function SecretDialog({ title, text, secret, onClose }: Props) {
  const { t } = useTexts()
  return (
    <DialogShell
      open
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('office.secretKept')}</Button>}
    >
      <Stack spacing={2}>
        <Text>{text}</Text>
        <code className={styles.secret}>{secret}</code>
      </Stack>
    </DialogShell>
  )
}
