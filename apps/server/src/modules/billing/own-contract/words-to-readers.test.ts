import { expect, it } from 'vitest'
import { DEBITED_WORDS } from './debited-words.ts'
import { PROBLEM_WORDS } from './problem-words.ts'

/** Words that speak to somebody. */
const TO_YOU = { de: /\b(Sie|Ihr\w*|Ihnen)\b/, en: /\b[Yy]our?\b/ }

it.each(['de', 'en'] as const)('who looks after a customer is never spoken to in their place (%s)', language => {
  const { payment, payout } = DEBITED_WORDS[language]
  const { blocked, proofMissing, proofExamined } = PROBLEM_WORDS[language].others
  const said = [
    payment.transfer.others('1'),
    payment.link.others('1'),
    payout.others('1', '2'),
    ...Object.values(blocked),
    proofMissing('3'),
    proofMissing(null),
    proofExamined,
  ]
  expect(said.filter(text => TO_YOU[language].test(text))).toEqual([])
})
