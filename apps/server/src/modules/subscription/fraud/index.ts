export { lockCase, setPassed, setVerdict } from './fraud.repository.ts'
export { keepAssessment, renewAssessment } from './keep-assessment.ts'
export { fraudPolicyOf } from './policy-of.ts'
