import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { Headline } from '../../ui/Headline.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'

export interface Receipt {
  /** Instant */
  receivedAt: string
  email: string
}

/** Says when it arrived; the mail with the whole content is on its way. */
export function CancelContractReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const { format } = useShop()
  return (
    <>
      <Headline headline={t('cancelContract.doneHeadline')} />
      <MessageBox
        kind="success"
        action={
          <Button variant="outlined" onClick={() => window.print()}>
            {t('cancelContract.print')}
          </Button>
        }
      >
        {t('cancelContract.doneText', { when: format.instantDateTime(receipt.receivedAt), email: receipt.email })}
      </MessageBox>
    </>
  )
}
