import type { WeighedContract } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useFormat } from '../../hooks/use-format.ts'
import { useTexts } from '../../texts/use-texts.ts'

const KINDS = { entitled: 'success', selfPay: 'info', notEntitled: 'warning', unknown: 'info' } as const

/** What the rule says of a way, by which metres, and what a yes costs whom. */
export function RuleBox({ weighed }: { weighed: WeighedContract }) {
  const { t, language } = useTexts()
  const format = useFormat()
  const { result, metres, minMetres, isOver, isNearest, nearestSchool, measuredBecause } = weighed
  const yesNo = (is: boolean | null) => t(`school.decide.rule.${is === null ? 'unknown' : is ? 'yes' : 'no'}`)
  const km = (far: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(far / 1000)
  const lines = [
    metres === null ? t('school.decide.rule.notMeasured') : t('school.decide.rule.way', { way: km(metres) }),
    minMetres === null ? '' : t(isOver ? 'school.decide.rule.over' : 'school.decide.rule.from', { way: km(minMetres) }),
    t('school.decide.rule.nearest', { is: yesNo(isNearest) }),
  ].filter(line => line !== '')
  const { parentsInCent, payerInCent, payerRestOfYearInCent: year, authority, ruleVersion } = weighed
  return (
    <MessageBox
      kind={result === null ? 'info' : KINDS[result]}
      title={t(`school.decide.rule.result.${result ?? 'none'}`)}
    >
      <div>{lines.join(', ')}</div>
      {nearestSchool && (
        <div>
          {t('school.decide.rule.nearer', {
            place: nearestSchool.name,
            way: km(nearestSchool.metres),
          })}
        </div>
      )}
      {measuredBecause !== '' && <div>{t('school.decide.rule.because', { because: measuredBecause })}</div>}
      {parentsInCent !== null && payerInCent !== null && (
        <div>
          {t('school.decide.rule.shares', {
            parents: format.money(parentsInCent),
            payer: format.money(payerInCent),
            siblings: weighed.siblings,
          })}
        </div>
      )}
      {year !== null && <div>{t('school.decide.rule.year', { amount: format.money(year) })}</div>}
      {ruleVersion !== null && <div>{t('school.decide.rule.version', { authority, version: ruleVersion })}</div>}
    </MessageBox>
  )
}
