import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { payOwnDebt } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Leads to where all that is owed is seen and paid: the page that the link of a reminder opens too. */
export function PayOpen({ contractGuid }: { contractGuid: string }) {
  const { t } = useTexts()
  const { run, running, errors } = useOwnCall<'pay'>()
  const pay = async (): Promise<void> => {
    const answer = await run('pay', payOwnDebt({ params: { contractGuid } }))
    const url = answer?.data[0]?.redirectUrl
    if (url !== undefined) window.location.assign(url)
  }
  return (
    <>
      <CallErrors errors={errors} all />
      <div>
        <Button variant="outlined" disabled={running !== undefined} onClick={() => void pay()}>
          {t('subscription.debits.pay')}
        </Button>
      </div>
    </>
  )
}
