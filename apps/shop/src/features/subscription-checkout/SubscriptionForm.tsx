import type { SubscriptionDetails } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useCallback, useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { usePageName } from '../../hooks/page-name.ts'
import { useShop } from '../../hooks/shop.ts'
import { StopSheet } from '../../parts/stops/StopSheet.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { AccountOffer } from './AccountOffer.tsx'
import { DebitBar, DebitBox } from './DebitBox.tsx'
import { FileNamesContext } from './file-names.ts'
import { MaskPage } from './MaskPage.tsx'
import { NoPrice } from './NoPrice.tsx'
import { StepList } from './StepList.tsx'
import styles from './SubscriptionForm.module.css'
import { ORDER_STEP } from './steps.ts'
import { OrderPage } from './summary/OrderPage.tsx'
import { useDebits } from './use-debits.ts'
import { useKeptForm } from './use-kept-form.ts'

/** All pages of a form and the order, one at a time; each has its own entry in the history. */
export function SubscriptionForm({ details }: { details: SubscriptionDetails }) {
  const { t } = useTexts()
  const { language } = useShop()
  const { masks, title, isDraft } = details
  const query = useQuery()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { form, said, today, steps, account, files } = useKeptForm(details)
  const debits = useDebits(details, masks, said, today)
  const { all, current } = steps
  const mask = masks.find(({ id }) => id === current)
  const nameOf = (step: string): string => {
    const named = masks.find(({ id }) => id === step)?.title
    return named ? (named[language] ?? named.de) : t('subscriptionCheckout.orderStep')
  }
  const toStep = useCallback(
    (step: string): string => {
      const next = new URLSearchParams(query)
      next.set('step', step)
      return `${pathname}?${next}`
    },
    [query, pathname],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(current)
  useEffect(() => {
    if (seen.current === current) return
    seen.current = current
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [current])
  usePageName(`${nameOf(current)}, ${title}`)
  const before = all[all.indexOf(current) - 1]
  return (
    <FormProvider {...form}>
      <FileNamesContext value={files}>
        <Stack spacing={3}>
          {isDraft && <MessageBox kind="warning">{t('subscriptionCheckout.draft')}</MessageBox>}
          <StepList steps={all.map(id => ({ id, name: nameOf(id), to: toStep(id) }))} current={current} />
          <div className={styles.form}>
            <Stack spacing={2.5}>
              <NoPrice debits={debits} />
              {all[0] === current && <AccountOffer account={account} back={toStep(current)} />}
              {mask ? (
                <MaskPage
                  key={mask.id}
                  mask={mask}
                  details={details}
                  said={said}
                  today={today}
                  heading={heading}
                  back={before === undefined ? undefined : toStep(before)}
                  onNext={next => navigate(toStep(next ?? ORDER_STEP))}
                />
              ) : (
                <OrderPage
                  details={details}
                  said={said}
                  today={today}
                  debits={debits}
                  heading={heading}
                  toStep={toStep}
                />
              )}
            </Stack>
            <DebitBox title={title} debits={debits} told={current === ORDER_STEP} />
            {current !== ORDER_STEP && <DebitBar debits={debits} />}
          </div>
        </Stack>
        <StopSheet />
      </FileNamesContext>
    </FormProvider>
  )
}
