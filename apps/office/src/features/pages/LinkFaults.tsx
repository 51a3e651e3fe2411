import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useDeferredValue, useMemo } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { linkFaults } from './link-faults.ts'

/** Names before a page is stored what of its links leads nowhere, or would be lost. It may be stored all the same. */
export function LinkFaults({ content, freePages }: { content: string; freePages: readonly string[] }) {
  const { t } = useTexts()
  const settled = useDeferredValue(content)
  const faults = useMemo(() => linkFaults(settled, freePages), [settled, freePages])
  if (faults.length === 0) return null
  return (
    <MessageBox kind="warning" title={t('pagesOfShop.links.title', { count: faults.length })}>
      <Stack spacing={1}>
        {faults.map(({ kind, text }) => (
          <div key={`${kind} ${text}`}>{t(`pagesOfShop.links.${kind}`, { text })}</div>
        ))}
      </Stack>
    </MessageBox>
  )
}
