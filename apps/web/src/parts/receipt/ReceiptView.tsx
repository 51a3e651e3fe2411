import { saveFile } from '@billett/web-kit/http/save-file.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Panel } from '../../ui/Panel.tsx'
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
      <Panel aria-label={t('receipt.declared')} sx={{ mt: 2.5, p: { xs: 2.5, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t('receipt.declared')}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {saidFacts(receipt.facts).map(({ name, value }) => (
            <Box key={name}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
          <Button variant="contained" onClick={save}>
            {t('receipt.save')}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        </Box>
      </Panel>
    </>
  )
}
