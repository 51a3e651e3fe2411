export { feedbackRoutes } from './feedback.routes.ts'
export { passOnFeedback } from './pass-on-feedback.ts'
