import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './ReceiptView.module.css'
import { type Receipt, receiptText, saidFacts } from './receipt-text.ts'

interface Props {
  receipt: Receipt
  /** Where the mail goes, and what happens next. */
  next: string
  fileName: string
}

/** What was declared and when it arrived, to keep: on paper, as a file, and in the mail that is on its way. */
export function ReceiptView({ receipt, next, fileName }: Props) {
  const { t } = useTexts()
  const { client } = useShop()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const save = () => {
    const text = `${receiptText(receipt)}\n\n${client.config.operator.company}\n`
    saveFile({ blob: new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName })
  }
  return (
    <>
      <Headline headline={receipt.headline} />
      <MessageBox kind="success" title={receipt.received} ref={box}>
        {next}
      </MessageBox>
      <Panel aria-label={t('receipt.declared')} className={styles.root}>
        <Text variant="h2" className={styles.title}>
          {t('receipt.declared')}
        </Text>
        <dl className={styles.facts}>
          {saidFacts(receipt.facts).map(({ name, value }) => (
            <div key={name}>
              <dt className={styles.term}>{name}</dt>
              <dd className={styles.detail}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.ways}>
          <Button variant="contained" onClick={save}>
            {t('receipt.save')}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        </div>
      </Panel>
    </>
  )
}
