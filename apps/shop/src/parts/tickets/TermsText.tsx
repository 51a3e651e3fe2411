import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { RichText } from '@billett/web-kit/kit/text/RichText.tsx'
import { useId, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getTermsOfCarriage } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './TermsText.module.css'

interface Props {
  sortId: string
  title: string
}

/** The terms of carriage of a ticket, fetched when somebody wants to read them. */
export function TermsText({ sortId, title }: Props) {
  const { t } = useTexts()
  const id = useId()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(getTermsOfCarriage)
  const terms = useAppSelector(selectTariff).termsOfCarriage.find(found => found.sortId === sortId)
  const [open, setOpen] = useState(false)
  const toggle = () => {
    if (!open && !terms) void dispatch(getTermsOfCarriage({ query: { sortId: [sortId] } }))
    setOpen(!open)
  }
  return (
    <section>
      <Button variant="outlined" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {title || t('tickets.terms')}
      </Button>
      <div id={id} hidden={!open} className={styles.terms}>
        {loading && <SkeletonList label={t('common.loading')} rows={2} height={60} />}
        <CallErrors errors={errors} all />
        {terms && <RichText html={terms.text} />}
      </div>
    </section>
  )
}
