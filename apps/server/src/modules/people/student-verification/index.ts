export { dropVerified } from './student-verification.repository.ts'
export { studentVerificationRoutes } from './student-verification.routes.ts'
export { tidyStudentVerification } from './tidy-student-verification.ts'
