import type { NextYear as Answer } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { type Asked, useOwnCall } from '../../hooks/use-own-call.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { ORDER_BUTTON } from '../../parts/order/order-button.ts'
import { HandInFile } from '../../parts/proof/HandInFile.tsx'
import { getNextYear, goOnAtOwnPrice, handInExemption } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Act = 'ownPrice' | 'proof'

/** What becomes of a child's ticket in the next school year, and what parents can say about it. */
export function NextYear({ token }: { token: string }) {
  const { t } = useTexts()
  const { format } = useShop()
  const question = useCallback(() => getNextYear({ params: { token } }), [token])
  const { items, loading, errors, again } = useQuestion(question)
  const [answered, setAnswered] = useState<Answer>()
  const { run, running, errors: refused } = useOwnCall<Act>()
  const [failed, setFailed] = useState<Act>()
  const known = answered ?? items?.[0]
  if (!known)
    return loading ? (
      <SkeletonList label={t('common.loading')} rows={3} height={48} />
    ) : (
      <CallErrors errors={errors} all />
    )
  const send = async <Input,>(act: Act, call: Asked<Answer, Input>) => {
    setFailed(act)
    const answer = await run(act, call)
    if (answer) setAnswered(answer.data[0])
    else {
      // What was refused may have another price by now, or nothing to say any more.
      setAnswered(undefined)
      again()
    }
    return answer !== undefined
  }
  const of = (act: Act) => ({ busy: running === act, errors: failed === act ? refused : [] })
  const { pupil, schoolYear: year, from, isOver, exemptionEnds, hasNewProof, mayAct, authority } = known
  return (
    <Stack spacing={2}>
      <Text>{t('nextYear.lead', { pupil, year, day: format.longDate(from) })}</Text>
      <LiveRegion>
        <Said known={known} />
      </LiveRegion>
      {!mayAct && <MessageBox kind="warning">{t('nextYear.tooLate', { authority })}</MessageBox>}
      {mayAct && isOver && (
        <OwnPrice
          known={known}
          {...of('ownPrice')}
          onGoOn={priceInCent => void send('ownPrice', goOnAtOwnPrice({ params: { token }, body: { priceInCent } }))}
        />
      )}
      {mayAct && exemptionEnds && (
        <>
          {!hasNewProof && (
            <MessageBox kind="warning">{t('nextYear.exemption', { day: format.longDate(exemptionEnds) })}</MessageBox>
          )}
          <HandInFile
            label={t(hasNewProof ? 'nextYear.anotherProof' : 'nextYear.proof')}
            hint={t('nextYear.proofHint')}
            send={t('nextYear.send')}
            onSend={fileId => send('proof', handInExemption({ params: { token }, body: { fileId } }))}
            {...of('proof')}
          />
        </>
      )}
    </Stack>
  )
}

/** What stands by now. */
function Said({ known: { paysSelf, ownPriceInCent, from, hasNewProof, isOver, exemptionEnds } }: { known: Answer }) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <>
      {paysSelf && ownPriceInCent !== null && (
        <MessageBox kind="success">
          {t('nextYear.goesOn', { day: format.longDate(from), price: format.money(ownPriceInCent) })}
        </MessageBox>
      )}
      {hasNewProof && <MessageBox kind="success">{t('nextYear.proofSent')}</MessageBox>}
      {!paysSelf && !isOver && exemptionEnds === null && <MessageBox kind="info">{t('nextYear.nothing')}</MessageBox>}
    </>
  )
}

interface Offered {
  known: Answer
  busy: boolean
  errors: Parameters<typeof CallErrors>[0]['errors']
  onGoOn: (priceInCent: number) => void
}

/** The way is not paid any more: the ticket ends, or goes on at a price that is shown before. */
function OwnPrice({ known: { authority, ownPriceInCent }, busy, errors, onGoOn }: Offered) {
  const { t } = useTexts()
  const { format, language } = useShop()
  return (
    <MessageBox kind="warning" title={t('nextYear.over', { authority })}>
      {ownPriceInCent === null ? (
        t('nextYear.noOwnPrice')
      ) : (
        <Stack spacing={1}>
          <DescriptionList facts={[{ term: t('nextYear.price'), detail: format.money(ownPriceInCent) }]} />
          <Text>{t('nextYear.terms')}</Text>
          <CallErrors errors={errors} all />
          <div>
            <BusyButton variant="contained" busy={busy} onClick={() => onGoOn(ownPriceInCent)}>
              {ORDER_BUTTON[language]}
            </BusyButton>
          </div>
        </Stack>
      )}
    </MessageBox>
  )
}
